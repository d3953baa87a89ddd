import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../install.mjs';
import { keptDeclarations } from './kept-declarations.ts';
import { manifest } from './manifest.ts';

/**
 * Writes the package that others install, `pagewright/client`, into `folder`: one file of JavaScript without any
 * dependency, its declarations, a manifest, the licence and how to use it.
 */
export async function buildPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: ['openapi/client/index.ts'],
    outfile: join(folder, 'client/index.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    logLevel: 'warning',
  });
  for (const [path, text] of keptDeclarations(join(root, 'openapi'), 'client/index.ts')) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(root), null, 2)}\n`);
  await copyFile(join(root, 'openapi/client/README.md'), join(folder, 'README.md'));
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}
