import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../../scripts/install.mjs';
import type { Contender } from './contenders.ts';

export const builtFolder = join(root, '.cache/bench/contenders');

const react18 = [
  { find: /^react(?=$|\/)/, replacement: 'react-18' },
  { find: /^react-dom(?=$|\/)/, replacement: 'react-dom-18' },
];

/** Builds one contender's page for production: `entry.js` and `style.css`. */
export async function buildContender({ name, kind, entry, isOnReact18 }: Contender): Promise<void> {
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: isOnReact18 ? react18 : [],
    },
    // Names that the driver can count by.
    css: {
      modules: { generateScopedName: (local, file) => `${basename(file).split('.')[0]}-${local}` },
      // Styles of some contenders hold hacks for browsers of the past.
      lightningcss: { errorRecovery: true },
    },
    build: {
      outDir: join(builtFolder, `${kind}-${name}`),
      emptyOutDir: true,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: {
        input: join(root, 'tests/bench', entry),
        output: { entryFileNames: 'entry.js', assetFileNames: 'style[extname]', chunkFileNames: '[hash].js' },
      },
    },
  });
}
