import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { pack } from './pack.ts';

/**
 * The package has ECMAScript modules only (docs/decisions/0041). Node 20.19 and newer load them with `require` too; older
 * ones are not served, and that is all that this complaint says.
 */
const moduleOnly = ['CJSResolvesToESM'];

async function typeDiagnostics(tarball: Uint8Array): Promise<string[]> {
  const packed = createPackageFromTarballData(tarball);
  const analysis = await checkPackage(packed, { excludeEntrypoints: [/\.css$/] });
  if (!analysis.types) return ['types: the package has none'];
  return analysis.problems
    .filter(({ kind }) => !moduleOnly.includes(kind))
    .map((diagnostic) => `types: ${JSON.stringify(diagnostic)}`);
}

async function manifestDiagnostics(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: tarball.buffer } });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
}

/** What publint and "are the types wrong" say about the package in `folder` once it is packed. */
export async function packageDiagnostics(folder: string): Promise<string[]> {
  const into = await mkdtemp(join(tmpdir(), 'pagewright-pack-'));
  try {
    const tarball = new Uint8Array(await readFile(await pack(folder, into)));
    return [...(await manifestDiagnostics(tarball)), ...(await typeDiagnostics(tarball))];
  } finally {
    await rm(into, { recursive: true });
  }
}
