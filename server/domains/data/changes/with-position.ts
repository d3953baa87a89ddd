import type { Query } from '#server/kernel/db/index.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';
import { readPosition } from './position.ts';

/** What `read` answers, with the position at which it was read when the caller wants one. */
export async function withPosition<Answer extends object>(
  query: Query,
  { tableId, keys, isWanted }: { tableId: string; keys: Keys; isWanted: boolean | undefined },
  read: () => Promise<Answer>,
): Promise<Answer & { position?: string }> {
  if (!isWanted) return read();
  // Sent before the statement of the list: what is committed between the two is told once too often, and never not at all.
  const asked = readPosition(query, tableId, keys);
  const [position, answer] = await Promise.all([asked, read()]);
  return { ...answer, position };
}
