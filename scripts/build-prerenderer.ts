import { join } from 'node:path';
import { build } from 'vite';
import browser from '../vite.config.ts';
import { root } from './install.mjs';

/** Builds the server's thread that draws first screens: the browser's program, with the same names of classes. */
export async function buildPrerenderer(): Promise<void> {
  const { plugins, resolve, css } = browser;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins,
    resolve,
    css,
    define: { 'process.env.NODE_ENV': '"production"' },
    // Packages of the browser's program are not installed where the product only runs.
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'app/prerender/prerender.worker.ts'),
      outDir: 'dist/prerender',
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'prerender.worker.js' } },
    },
  });
}
