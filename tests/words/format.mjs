/** Formats messages as the page does: reads a list of `{language, source, cases: [{key, figures}]}`, prints a list of lists of texts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(new URL('../../web/package.json', import.meta.url));
const { FluentBundle, FluentNumber, FluentResource } = await import(pathToFileURL(resolve('@fluent/bundle')).href);

const said = JSON.parse(readFileSync(0, 'utf8')).map(({ language, source, cases }) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return cases.map(({ key, figures }) => {
    const [name, attribute] = key.split('.');
    const message = bundle.getMessage(name);
    const given = Object.entries(figures).map(([one, value]) => [one, typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value]);
    return bundle.formatPattern(attribute ? message.attributes[attribute] : message.value, Object.fromEntries(given));
  });
});
console.log(JSON.stringify(said));
