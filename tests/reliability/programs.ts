import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFile } from '#server/kernel/db/driver/embedded/fitting-template.ts';
import { bundleServer } from '#scripts/bundle-server.ts';
import { root } from '#scripts/install.mjs';

/** Where the programs that tests start as processes are bundled to, once per run. */
const folder = '.cache/test-programs';

const programs = {
  writer: 'tests/reliability/writer.ts',
  holder: 'tests/reliability/holder.ts',
  designer: 'tests/reliability/designer.ts',
};

/** A program that tests start: the server itself, one of its own, or one of those beside this file. */
export type ProgramName =
  | 'main'
  | 'admin-create'
  | 'demo-remove'
  | 'tables-check'
  | 'backup'
  | 'restore'
  | keyof typeof programs;

/** The file that Node runs; `bundlePrograms` has written it before the first test. */
export const programFile = (name: ProgramName): string => join(root, folder, `${name}.js`);

/**
 * Bundles the programs as the build bundles the server: loading the sources would take a process longer than all that
 * it is started for, and dozens are started. `template` is the packed database that they find beside them.
 */
export async function bundlePrograms(template: string): Promise<void> {
  await bundleServer(folder, programs);
  const beside = join(root, folder, 'database-template.tar.gz');
  copyFileSync(template, beside);
  copyFileSync(hashFile(template), hashFile(beside));
}
