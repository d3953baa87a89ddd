import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => resolve(import.meta.dirname, path);

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
    rolldownOptions: {
      input: { app: here('app/index.html'), preview: here('app/preview.html') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            {
              name: 'engine',
              // Record forms are a program of their own, with the parser and checker of formulas: they come with their widgets.
              test: /\/(engine(?!\/core\/(record|expression|check|compile|overlay)\/)|openapi)\/|\/app\/theme\/|\/widgets\/(modal|spoken|Modal)/,
              priority: 2,
            },
            // Small parts that the other entry or what loads later uses too: one file, not one for each.
            {
              name: 'shell',
              test: /\/app\/(boot|value|session\/json-slot|shell\/widget-alone)\.ts|\/widgets\/(index|generated\/registry)\.ts/,
              priority: 1,
            },
            // What the sign-in page is made of travels in one file.
            { name: 'sign-in', test: /\/widgets\/generated\/sign-in\.ts/, priority: 1 },
          ],
        },
      },
    },
  },
});
