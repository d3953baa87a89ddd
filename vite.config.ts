import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pruneRouter } from './scripts/vite/prune-router.ts';

const here = (path: string): string => resolve(import.meta.dirname, path);

/** The visitor's program: two entries, the app and the isolated preview frame. */
export default defineConfig({
  plugins: [react(), pruneRouter()],
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
    rolldownOptions: {
      input: { app: here('app/index.html'), preview: here('app/preview.html') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 2 },
            {
              // What both entries need, in one file: the engine, and the widgets of the sign-in page. Record forms are a program
              // of their own, with the parser and checker of formulas: they come with their widgets.
              name: 'engine',
              test: /\/(engine(?!\/core\/(record|expression|check|compile|overlay|document\/errors))|openapi)\/|\/app\/(theme\/|(boot|value|session\/json-slot|shell\/widget-alone)\.ts)|\/widgets\/(index|generated\/(registry|sign-in))\.ts|\/widgets\/(modal|spoken)\//,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
