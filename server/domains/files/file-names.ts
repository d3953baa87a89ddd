import { createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Where public images are served. */
export const filesPath = '/files/';

/**
 * The name of an uploaded image. It follows from its owner and content, so the same upload is stored once; the key
 * does not show people with the same picture who else uploaded it.
 */
export async function stemOf(key: Buffer, wsId: string | null, path: string): Promise<string> {
  const hash = createHmac('sha256', key).update(`${wsId ?? ''}\n`);
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex').slice(0, 40);
}

export const variantName = (stem: string, width: number): string => `${stem}-${width}.webp`;

/** The names of stored images that a variant's name may belong to, and the name itself. */
export function ownersOf(name: string): string[] {
  const stem = /^([0-9a-f]{40})-\d+\.webp$/.exec(name)?.[1];
  return stem ? [`${stem}.png`, `${stem}.jpg`] : [name];
}
