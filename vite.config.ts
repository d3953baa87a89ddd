import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The visitor's program: two entries, the app and the isolated preview frame. */
export default defineConfig({
  plugins: [react()],
  // Messages reach the browser as syntax trees, so the parser of ICU messages never does.
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        app: resolve(import.meta.dirname, 'app/index.html'),
        preview: resolve(import.meta.dirname, 'app/preview.html'),
      },
    },
  },
});
