import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { root } from '../install.mjs';
import { bundledFiles, withBundledTypes } from './bundled-packages.ts';
import { buildEngineModules } from './engine-modules.ts';
import { emitDeclarations } from './declarations.ts';
import { manifest } from './manifest.ts';

/** The doors of the package, and the source behind each of them. */
const doors = {
  'client/index': 'openapi/client/index',
  'engine/index': 'engine/package/index',
  'engine/compile': 'engine/package/compile',
  'widgets/index': 'widgets/package',
};

/**
 * Writes the package that others install into `folder`: the client, one file of JavaScript without any dependency; the
 * engine and the widgets, which need the React of their application; declarations, a manifest, the licence and how to use it.
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
  await buildEngineModules(folder);
  const entries = Object.values(doors).map((source) => `${source}.ts`);
  for (const [name, text] of emitDeclarations(root, entries)) {
    const path = join('types', name);
    await write(join(folder, path), withBundledTypes(text, path));
  }
  for (const [path, text] of await bundledFiles(root)) await write(join(folder, path), text);
  for (const [door, source] of Object.entries(doors)) {
    // Beside the script, where every way of resolving looks for it.
    const path = relative(dirname(door), join('types', source));
    await write(join(folder, `${door}.d.ts`), `export * from '${path}.js';\n`);
  }
  await write(join(folder, 'package.json'), `${JSON.stringify(await manifest(root), null, 2)}\n`);
  await copyFile(join(root, 'openapi/client/README.md'), join(folder, 'README.md'));
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
