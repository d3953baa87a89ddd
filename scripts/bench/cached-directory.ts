import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

const folder = join(root, '.cache/bench/filled');

/**
 * The data directory of this kind and key, made by the first run that needs it and cached for later runs. Directories of
 * the same kind that were made from something else are removed: each is some hundred MB.
 */
export async function cachedDirectory(
  kind: string,
  key: string,
  make: (directory: string) => Promise<void>,
): Promise<string> {
  const directory = join(folder, `${kind}-${key}`);
  if (existsSync(directory)) return directory;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${kind}-`)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  // Whole or not at all: a run that is broken off leaves nothing that looks filled.
  const making = `${directory}.making`;
  await make(making);
  renameSync(making, directory);
  return directory;
}
