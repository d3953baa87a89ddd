/** `npm run docs:api`: the reference of the API as static pages in dist/docs. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { isNode, type Node } from './contract/source.ts';
import { buildReference } from './docs-api/build-reference.ts';
import type { ReferenceSource } from './docs-api/reference.ts';
import { root } from './install.mjs';

async function readNode(path: string): Promise<Node> {
  const text = await readFile(join(root, path), 'utf8');
  const value: unknown = path.endsWith('.json') ? JSON.parse(text) : parse(text);
  if (!isNode(value)) throw new Error(`${path} is no object`);
  return value;
}

/** What the pages are made from, as it lies in the tree. */
export async function readReferenceSource(): Promise<ReferenceSource> {
  const [document, roles, errors, pack] = await Promise.all([
    readNode('openapi/generated/openapi.json'),
    readNode('openapi/roles.yaml'),
    readNode('openapi/errors.yaml'),
    readNode('package.json'),
  ]);
  return { document, roles, errors, version: String(pack['version']) };
}

/** Writes all pages again and removes files of calls that are gone. Returns the number of files. */
export async function writeReference(folder = join(root, 'dist/docs')): Promise<number> {
  const files = await buildReference(await readReferenceSource());
  await rm(folder, { recursive: true, force: true });
  for (const directory of new Set([...files.keys()].map(dirname)))
    await mkdir(join(folder, directory), { recursive: true });
  await Promise.all([...files].map(([path, text]) => writeFile(join(folder, path), text)));
  return files.size;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(`${await writeReference()} files are in dist/docs: open dist/docs/api.en-US.html.`);
}
