import { sealAlike, unseal } from '#server/kernel/foundation/sealing.ts';

/** Which application a link means. It names a target, and gives no right to it (contradictions 38). */
export interface ApplicationTarget {
  wsId: string;
  appId: string;
}

const sealingContext = 'application-hash';

/** The pair as addresses carry it, made by AES-256-GCM with the server's key, always alike (AUTH-38, AUTH-39). */
export function makeApplicationHash(key: Buffer, { wsId, appId }: ApplicationTarget): string {
  return sealAlike(key, sealingContext, JSON.stringify([wsId, appId]));
}

/** The pair again; undefined for another key and for a hash of which one letter was changed. */
export function openApplicationHash(key: Buffer, hash: string): ApplicationTarget | undefined {
  try {
    const pair: unknown = JSON.parse(unseal(key, sealingContext, hash));
    const [wsId, appId] = Array.isArray(pair) ? pair : [];
    return typeof wsId === 'string' && typeof appId === 'string' ? { wsId, appId } : undefined;
  } catch {
    // Whatever is wrong with a link, it is no link of ours.
    return undefined;
  }
}
