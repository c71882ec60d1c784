import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.HINTERZIMMER_SERVER ?? 'http://127.0.0.1:8000';

/** Fluent files as the page needs them: without comments, and without what only the terminal says. */
const words: Plugin = {
  name: 'words',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl?raw')) return null;
    const file = id.slice(0, -'?raw'.length);
    this.addWatchFile(file);
    const text = readFileSync(file, 'utf8').replaceAll(/^#.*\n/gm, '').replaceAll(/^terminal-.*\n(?:(?:[ }].*)?\n)*/gm, '').replaceAll(/\n{2,}/g, '\n');
    return `export default ${JSON.stringify(text)};`;
  },
};

export default defineConfig({
  plugins: [words, svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  base: '/static/web/',
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], testTimeout: 120_000 },
});
