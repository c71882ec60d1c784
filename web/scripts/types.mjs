/** JSON Schemas on stdin, as a list; the TypeScript of each on stdout, as a list. `make types` runs it. */
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const BANNER = '/** Written by `make types` from the Python structs; not to be edited. */';

/** A key that is null where nothing is said may also be left out: the same thing on the page. */
async function written(schema) {
  const names = Object.keys(schema.$defs);
  const whole = {
    ...schema,
    title: 'Everything',
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    additionalProperties: false,
  };
  const code = await compile(whole, 'Everything', {
    additionalProperties: false,
    bannerComment: BANNER,
    enableConstEnums: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return code.replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*(?=export interface Everything )/, '').replace(/export interface Everything \{[\s\S]*?\n\}\n/, '');
}

const schemas = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(await Promise.all(schemas.map(written))));
