// Compress the built page once, so that the server never does: `node tools/compress_page.mjs FOLDER`.
// Beside every text file of the page FILE.br and FILE.gz are written, unless they save less than a tenth.
// Node's own zlib has both codings; fonts and pictures are compressed already.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|ftl|py|wasm)$/;
const CODINGS = {
  br: (content) =>
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: 11 },
    }),
  gz: (content) => gzipSync(content, { level: 9 }),
};

for (const name of readdirSync(process.argv[2], { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const file = join(process.argv[2], name);
  const content = readFileSync(file);
  for (const [suffix, compress] of Object.entries(CODINGS)) {
    const compressed = compress(content);
    if (compressed.length < 0.9 * content.length) writeFileSync(`${file}.${suffix}`, compressed);
    else rmSync(`${file}.${suffix}`, { force: true });
  }
}
