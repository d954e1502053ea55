import {fileURLToPath} from 'node:url';
import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';

const BACKEND = process.env.BACKEND ?? 'http://127.0.0.1:3000';

/** The server hands out `dist` under /editor/ and its index page for every route of the editor. */
export default defineConfig({
  base: '/editor/',
  plugins: [react()],
  // As modules of their own: the package is compiled for Node, and all of it is more than the editor needs.
  resolve: {
    alias: Object.fromEntries(
      ['clock', 'design-file'].map(name => [
        `@emblem/schemas/${name}`,
        fileURLToPath(new URL(`../schemas/src/${name}.ts`, import.meta.url)),
      ]),
    ),
  },
  // Fonts stay files: inlined they would be downloaded by everybody, used or not.
  build: {target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 600},
  worker: {format: 'es'},
  server: {proxy: {'/api': BACKEND, '/files': BACKEND}},
});
