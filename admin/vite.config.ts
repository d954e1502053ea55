import {emblemSchemas} from '@emblem/schemas/vite';
import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';
import {usedIcons} from './build/icons';

const BACKEND = process.env.BACKEND ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), emblemSchemas(), usedIcons()],
  build: {
    manifest: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Chunks may need each other's modules: these are run in the order of their imports all the same.
        strictExecutionOrder: true,
        // What several pages share comes in few files: without this the first page asks for a hundred, most of them of
        // one icon or one control. Bytes of source.
        codeSplitting: {
          groups: [{name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 250_000}],
        },
      },
    },
  },
  server: {
    proxy: {
      '/ws': {target: BACKEND, ws: true},
      ...Object.fromEntries(
        ['/api', '/rest', '/files', '/design', '/templates', '/templateLibrary'].map(path => [path, BACKEND]),
      ),
    },
  },
});
