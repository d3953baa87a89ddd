import { createHmac } from 'node:crypto';

/** Where public images are served. */
export const filesPath = '/files/';

/**
 * The name of an uploaded image. It follows from its owner and content, so the same upload is stored once; the key
 * does not show people with the same picture who else uploaded it.
 */
export function stemOf(key: Buffer, wsId: string | null, bytes: Buffer): string {
  return createHmac('sha256', key)
    .update(`${wsId ?? ''}\n`)
    .update(bytes)
    .digest('hex')
    .slice(0, 40);
}

export const variantName = (stem: string, width: number): string => `${stem}-${width}.webp`;

/** The names of stored images that a variant's name may belong to, and the name itself. */
export function ownersOf(name: string): string[] {
  const stem = /^([0-9a-f]{40})-\d+\.webp$/.exec(name)?.[1];
  return stem ? [`${stem}.png`, `${stem}.jpg`] : [name];
}
