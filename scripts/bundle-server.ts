import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './install.mjs';

/** Writes the server's bundles, and those of `more` by name and source, into `folder`; packages stay outside of them. */
export async function bundleServer(folder: string, more: Record<string, string> = {}): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/main.ts',
      'admin-create': 'server/admin-create.ts',
      'demo-remove': 'server/demo-remove.ts',
      'tables-check': 'server/tables-check.ts',
      backup: 'server/backup.ts',
      restore: 'server/restore.ts',
      'database-worker': 'server/kernel/db/driver/embedded/worker.ts',
      'document-worker': 'server/kernel/documents/document.worker.ts',
      'file-process': 'server/domains/files/file.process.ts',
      'sheet-process': 'server/domains/sheets/sheet.process.ts',
      ...more,
    },
    outdir: join(root, folder),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}
