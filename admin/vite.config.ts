import {emblemSchemas} from '@emblem/schemas/vite';
import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';
import {usedIcons} from './build/icons';

const BACKEND = process.env.BACKEND ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), emblemSchemas(), usedIcons()],
  build: {manifest: true, chunkSizeWarningLimit: 1200},
  server: {
    proxy: {
      '/ws': {target: BACKEND, ws: true},
      ...Object.fromEntries(
        ['/api', '/rest', '/files', '/design', '/templates', '/templateLibrary'].map(path => [path, BACKEND]),
      ),
    },
  },
});
