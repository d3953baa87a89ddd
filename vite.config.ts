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
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 3 },
            // What the first screen needs, in one file: the engine, the shell, and the widgets of the sign-in page. The preview
            // frame's own part is small. The entries stay files of their own, which the manifest names.
            {
              name: 'engine',
              test: /^(?!.*\/app\/((preview\/)?main\.tsx|\w+\.html))/,
              tags: ['$initial'],
              priority: 2,
            },
            // What it shows without (app/rest.ts), which the preview frame needs a part of.
            {
              name: 'rest',
              test: /\/openapi\/|\/engine\/core\/(generated\/actions|actions\/)|node_modules\/react-router|\/widgets\/(modal\/|icons\/(add-later|later-paths))|\/app\/(rest|host-operations)\.ts/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
