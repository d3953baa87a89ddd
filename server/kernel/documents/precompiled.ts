import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type CompiledJson, compiledJson, createDocumentChecker } from '#engine/checker';
import { createCatalogue } from '#engine/compiler';
import { locales, type Shipped } from './shipped.ts';

/** Finds an unchanged document as the build compiled it; undefined for one that the build has not. */
export type Precompiled = (id: string, locale: string) => CompiledJson | undefined;

interface File {
  fingerprint: string;
  /** By language and id. */
  documents: Record<string, Record<string, CompiledJson>>;
}

/** The file's name; the build puts it beside the server's bundle. */
export const precompiledName = 'documents.json.gz';
const besideBundle = fileURLToPath(new URL(`./${precompiledName}`, import.meta.url));

/** Compiles all shipped pages and layouts, which takes some seconds, and stores them. */
export async function writePrecompiled(file: string, shipped: Shipped): Promise<void> {
  const checker = createDocumentChecker(shipped, createCatalogue(shipped));
  const documents: File['documents'] = {};
  for (const locale of locales) {
    const compiled: Record<string, CompiledJson> = {};
    for (const source of shipped.documents.values())
      if (source.kind === 'page' || source.kind === 'layout')
        compiled[source.id] = compiledJson(
          checker.compile(source, { source: (id) => shipped.documents.get(id) }, { locale, isShipped: true }).document,
        );
    documents[locale] = compiled;
  }
  const content: File = { fingerprint: shipped.fingerprint ?? '', documents };
  await writeFile(file, await promisify(gzip)(JSON.stringify(content)));
}

/**
 * What the build compiled of these documents. Nothing where it was made of others, or not at all, as where the server runs from its
 * sources: they are compiled when they are asked for then.
 */
export async function readPrecompiled({ fingerprint }: Shipped, file = besideBundle): Promise<Precompiled> {
  if (fingerprint === undefined || !existsSync(file)) return () => undefined;
  // Safe: `writePrecompiled` wrote it.
  const content = JSON.parse((await promisify(gunzip)(await readFile(file))).toString()) as File;
  if (content.fingerprint !== fingerprint) return () => undefined;
  return (id, locale) => content.documents[locale]?.[id];
}
