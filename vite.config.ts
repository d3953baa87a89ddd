import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** `Button_label`: names are in the first page twice, and a hash cannot be compressed. Style sheets have names of their own. */
const className = (name: string, file: string): string => `${basename(file, '.module.css')}_${name}`;

const here = (path: string): string => resolve(import.meta.dirname, path);

const parser = '@formatjs/icu-messageformat-parser';

/** Messages reach pages as syntax trees, so the parser of ICU messages never does; the compiler alone, in the designer's worker, has it. */
function withoutMessageParser(): Plugin {
  return {
    name: 'without-message-parser',
    enforce: 'pre',
    resolveId(source, importer) {
      const isCompiler = importer?.includes('/engine/compiler/') ?? false;
      return source === parser && !isCompiler ? this.resolve(`${parser}/no-parser.js`, importer) : null;
    },
  };
}

/**
 * The visitor's program: what the first screen needs is the entry's own file, beside React's. The server writes the HTML that
 * loads it, by the manifest (server/kernel/http/entry).
 */
export default defineConfig({
  plugins: [react(), withoutMessageParser()],
  worker: { format: 'es' },
  css: { modules: { generateScopedName: className } },
  // The icon, which the server writes into its pages.
  publicDir: here('app/public'),
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long a plugin took is no news to whoever starts the product.
      checks: { bundlerTimings: false },
      input: { app: here('app/main.tsx'), early: here('app/prerender/early.ts') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            // What the first screen needs: the engine, the shell, and the widgets of the sign-in page.
            { name: 'app', tags: ['$initial'], test: /^(?!.*\/early\.ts$)/, priority: 2 },
            // What it shows without (app/prerender/deferred.tsx), which the preview frame needs a part of.
            {
              name: 'deferred',
              test: /\/openapi\/|\/engine\/runtime\/(generated\/actions|actions\/|action\/)|node_modules\/react-router|\/widgets\/kit\/(dialog\/|icons\/(add-later|later-paths))|\/app\/(prerender\/deferred|shell\/host-operations)\.tsx?/,
              priority: 1,
            },
            // What nearly every page of somebody who signed in has around it: one file instead of forty of some hundred bytes.
            {
              name: 'signed-in',
              test: /\/widgets\/(AppBar|Avatar|Badge|CardList|Checklist|CommandPalette|Empty|Icon|List|Menu|MountedPages|Outlet|PageActions|PageFrame|PageTags|PaletteGroup|Popover|ShortcutList|Skeleton|TagsBar)\/|\/widgets\/kit\/(deferred|direction|field|keys|listbox|menu|pages|popover|shortcuts|waiting)\//,
              priority: 0,
            },
          ],
        },
      },
    },
  },
});
