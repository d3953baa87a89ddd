import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Vite keeps the folder of an entry page; the server wants it beside the assets. */
export async function placeEntryPage(): Promise<void> {
  await rename(join(root, 'dist/app/app/index.html'), join(root, 'dist/app/index.html'));
  await rm(join(root, 'dist/app/app'), { recursive: true });
}
