import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Vite keeps the folder of an entry page; the server wants the pages beside the assets. */
export async function placeEntryPages(): Promise<void> {
  for (const name of ['index.html', 'preview.html']) {
    await rename(join(root, 'dist/app/app', name), join(root, 'dist/app', name));
  }
  await rm(join(root, 'dist/app/app'), { recursive: true });
}
