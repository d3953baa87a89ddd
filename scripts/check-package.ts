/**
 * `npm run check:package`: builds what others install, and asks publint and "are the types wrong" about it. With `--built` it looks at
 * what `npm run build` made.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';
import { buildPackage } from './package/build-package.ts';
import { packageDiagnostics } from './package/diagnostics.ts';
import { packageFolder } from './package/manifest.ts';

const isBuilt = process.argv.includes('--built');
const folder = isBuilt ? join(root, packageFolder) : await mkdtemp(join(tmpdir(), 'pagewright-package-'));
try {
  if (!isBuilt) await buildPackage(folder);
  const diagnostics = await packageDiagnostics(folder);
  for (const diagnostic of diagnostics) console.error(diagnostic);
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
} finally {
  if (!isBuilt) await rm(folder, { recursive: true });
}
