import type { RequestLog } from '../foundation/request-log.ts';
import type { Documents } from './document-service.ts';
import type { Shipped } from './shipped.ts';

/** Says what is wrong with the deployment's own pages. They are shown all the same: what is broken shows its fault. */
export async function tellMistakes(shipped: Shipped, documents: Documents, log: RequestLog): Promise<void> {
  for (const id of shipped.brought) {
    const source = shipped.documents.get(id);
    const faults = source ? await documents.check(source, {}) : [];
    for (const { code, pointer, message, hint } of faults) log.warn({ document: id, code, pointer, hint }, message);
  }
}
