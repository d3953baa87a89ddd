/** `npm run check:package`: builds what others install, and asks publint and "are the types wrong" about it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from './package/build-package.ts';
import { packageDiagnostics } from './package/diagnostics.ts';

const folder = await mkdtemp(join(tmpdir(), 'pagewright-package-'));
try {
  await buildPackage(folder);
  const diagnostics = await packageDiagnostics(folder);
  for (const diagnostic of diagnostics) console.error(diagnostic);
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true });
}
