/** `npm run build`: the browser's program, the server's bundles, the compiled documents, the database template, the API's reference and the client's package, into dist/. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build as buildBrowser } from 'vite';
import { bundleServer } from './bundle-server.ts';
import { writeReference } from './docs-api.ts';
import { buildPrerenderer } from './build-prerenderer.ts';
import { generateAll } from './generate.ts';
import { markBuilt } from './freshness.mjs';
import { root } from './install.mjs';
import { buildPackage } from './package/build-package.ts';
import { packageFolder } from './package/manifest.ts';

const brotli = promisify(brotliCompress);

async function timed(title: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`  ${title.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function browser(): Promise<void> {
  await buildBrowser({ root, logLevel: 'warn' });
}

/** Compressed once here, at the highest level, instead of on every request. */
async function compress(): Promise<void> {
  const folder = join(root, 'dist/app/assets');
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  const compressOne = async (name: string): Promise<void> => {
    const bytes = await readFile(join(folder, name));
    await writeFile(join(folder, `${name}.br`), await brotli(bytes, options));
  };
  await Promise.all(names.map(compressOne));
}

async function template(): Promise<void> {
  const { writeTemplate } = await import('#server/kernel/db/driver/embedded/template.ts');
  await writeTemplate(join(root, 'dist/server/database-template.tar.gz'));
}

async function documents(): Promise<void> {
  const { precompiledName, writePrecompiled } = await import('#server/kernel/documents/precompiled.ts');
  const { loadShipped } = await import('#server/kernel/documents/shipped.ts');
  await writePrecompiled(join(root, 'dist/server', precompiledName), await loadShipped(root));
}

// A run of all tests has just written them.
if (!process.argv.includes('--generated')) await timed('generated files', generateAll);
// The bundler and the compression have threads of their own: the template is made beside them.
await Promise.all([
  timed('browser', browser)
    .then(() => timed('prerenderer', buildPrerenderer))
    .then(() => timed('compression', compress)),
  timed('server', () => bundleServer('dist/server'))
    .then(() => timed('documents', documents))
    .then(() => timed('database template', template)),
]);
await timed('API reference', async () => {
  await writeReference();
});
// A server runs without what others install: the first start need not wait for it.
if (!process.argv.includes('--product')) await timed('client package', () => buildPackage(join(root, packageFolder)));
markBuilt();
