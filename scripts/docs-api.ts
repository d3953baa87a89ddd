/** `npm run docs:api`: the reference of the API as static pages in dist/docs/api. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractFolder } from './contract/bundle.ts';
import { readContract } from './contract/source.ts';
import { buildReference } from './docs-api/build-reference.ts';
import type { ReferenceSource } from './docs-api/reference.ts';
import { root } from './install.mjs';

/** What the pages are made from, as it lies in the tree. */
export async function readReferenceSource(): Promise<ReferenceSource> {
  const { roles, errors } = await readContract(contractFolder);
  const [document, pack] = await Promise.all(
    ['openapi/generated/openapi.json', 'package.json'].map(async (path) =>
      JSON.parse(await readFile(join(root, path), 'utf8')),
    ),
  );
  return { document, roles, errors, version: String(pack.version) };
}

/** Writes the pages anew; files of calls that are gone do not stay. Answers how many files there are. */
export async function writeReference(folder = join(root, 'dist/docs/api')): Promise<number> {
  const files = await buildReference(await readReferenceSource());
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  return files.size;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(`${await writeReference()} files are in dist/docs/api.`);
}
