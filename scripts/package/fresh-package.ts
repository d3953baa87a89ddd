import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { buildPackage } from './build-package.ts';
import { packageFolder } from './manifest.ts';

/**
 * Writes the package that others install into `folder`, for tests: a copy of the build's where the run of the tests has just made it,
 * which says so by `PACKAGE_IS_BUILT` (scripts/suites/tiers.mjs), else a new one.
 */
export async function freshPackage(folder: string): Promise<void> {
  if (process.env['PACKAGE_IS_BUILT'] === 'yes') await cp(join(root, packageFolder), folder, { recursive: true });
  else await buildPackage(folder);
}
