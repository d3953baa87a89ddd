import type { ErrorCode, Schemas } from '#openapi';
import { Conflict } from '#server/kernel/errors/index.ts';

type Use = Schemas['OrganisationUseDetail']['uses'][number];

/** Throws the code with the counts when anything is still in use. */
export function refuseUsed(code: ErrorCode, counts: Partial<Record<Use['kind'], number>>): void {
  // Object.entries widens the keys; they are the kinds.
  const uses = (Object.entries(counts) as [Use['kind'], number][])
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, count }));
  if (uses.length > 0) throw new Conflict({ detail: { uses } }, code);
}
