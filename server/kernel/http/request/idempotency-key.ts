import type { ErrorCode } from '#openapi';
import type { Query } from '../../db/index.ts';
import { json } from '../../db/json.ts';
import type { ErrorFacts } from '../../errors/index.ts';

/** One write that may arrive several times. */
export interface Repeatable {
  /** The account within its workspace, or a hash of an anonymous browser. */
  caller: string;
  key: string;
  wsId?: string;
  operation: string;
  /** Of everything the caller sent, so that one key is never used for two requests. */
  requestHash: string;
  now: Date;
}

/** What a key's first use came to. */
export type StoredAnswer = { data: unknown } | { failure: { code: ErrorCode; facts: ErrorFacts } };

const day = 24 * 3600 * 1000;
/** A first try that is not finished after so long has died. */
const lease = 60_000;

/** Deletes a part of the expired answers of all callers: anonymous ones do not come back for theirs. */
async function clearExpired(query: Query, now: Date): Promise<void> {
  await query
    .deleteFrom('idempotency_keys')
    .where((where) =>
      where(
        where.refTuple('caller', 'key'),
        'in',
        where
          .selectFrom('idempotency_keys')
          .select(['caller', 'key'])
          .where('expires_at', '<', now)
          .orderBy('expires_at')
          .limit(100)
          .forUpdate()
          .skipLocked()
          .$asTuple('caller', 'key'),
      ),
    )
    .execute();
}

/** Takes the key, or reads what is known of its first use. Clears away what has expired or died first. */
export async function insertOrRead(query: Query, request: Repeatable) {
  const { caller, key, now } = request;
  await clearExpired(query, now);
  await query
    .deleteFrom('idempotency_keys')
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where((where) =>
      where.or([
        where('expires_at', '<', now),
        where.and([where('status', 'is', null), where('created_at', '<', new Date(now.getTime() - lease))]),
      ]),
    )
    .execute();
  const inserted = await query
    .insertInto('idempotency_keys')
    .values({
      caller,
      key,
      ws_id: request.wsId ?? null,
      operation: request.operation,
      request_hash: request.requestHash,
      created_at: now,
      expires_at: new Date(now.getTime() + day),
    })
    .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return 'claimed' as const;
  const row = await query
    .selectFrom('idempotency_keys')
    .select(['operation', 'request_hash', 'status', 'answer', 'created_at'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  // Only `finish` writes answers.
  const answer = row.answer as StoredAnswer | null;
  const isOld = row.created_at.getTime() < now.getTime() - lease;
  return { ...row, answer, isAnswerLost: row.status !== null && answer === null && isOld };
}

/** Says, within the write's own transaction, that it is done. False when the key is not ours any more. */
export async function markKey(query: Query, { caller, key, now }: Repeatable): Promise<boolean> {
  const row = await query
    .updateTable('idempotency_keys')
    .set({ status: 200 })
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('created_at', '=', now)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the answer for repetitions. */
export async function storeAnswer(query: Query, { caller, key, now }: Repeatable, answer: StoredAnswer): Promise<void> {
  await query
    .updateTable('idempotency_keys')
    .set({ status: 200, answer: json<unknown>(answer) })
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('created_at', '=', now)
    .execute();
}

/** Frees the key of a request that failed without having written anything. */
export async function releaseKey(query: Query, { caller, key, now }: Repeatable): Promise<void> {
  await query
    .deleteFrom('idempotency_keys')
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('created_at', '=', now)
    .where('status', 'is', null)
    .execute();
}
