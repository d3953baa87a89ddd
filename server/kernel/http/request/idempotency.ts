import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Query, ScopeOptions } from '../../db/index.ts';
import { Conflict, DomainError, Unavailable } from '../../errors/index.ts';
import {
  storeAnswer,
  releaseKey,
  insertOrRead,
  markKey,
  type Repeatable,
  type StoredAnswer,
} from './idempotency-key.ts';

export type { Repeatable } from './idempotency-key.ts';

const patience = 5_000;

/**
 * The hash of arguments and file, of which `file` is a hash; equal for equal requests. By a key of the server's, for it is stored: a plain hash of a
 * request with a password in it would be quicker to guess than the password's own (P17).
 */
export function hashRequest(key: Buffer, args: unknown, file?: string): string {
  const hash = createHmac('sha256', key).update(JSON.stringify(args));
  if (file) hash.update(file);
  return hash.digest('base64url');
}

/**
 * Does the work once per key and answers every repetition with the stored result. Each of the work's own transactions
 * also marks the key, so a crash after the commit cannot lead to a second write: the repetition is then refused with
 * `idempotency_conflict`, because the change is there but its answer is lost.
 */
export async function runOnce(
  db: Database,
  request: Repeatable,
  work: (db: Database) => Promise<unknown>,
): Promise<{ data: unknown; isReplay: boolean }> {
  const stored = await claim(db, request);
  if (stored) return { data: stored.data, isReplay: true };
  try {
    const data = await work(withMarkedKey(db, request));
    await db.identity((query) => storeAnswer(query, request, { data: data ?? null }));
    return { data, isReplay: false };
  } catch (error) {
    // When this fails too, the lease frees the key; the first error is the one to report.
    await db.identity((query) => storeFailure(query, request, error)).catch(() => undefined);
    throw error;
  }
}

/** A request that wrote nothing frees its key; one that wrote before it failed keeps the failure as its answer. */
async function storeFailure(query: Query, request: Repeatable, error: unknown): Promise<void> {
  await releaseKey(query, request);
  const isDomainFailure = error instanceof DomainError && !(error instanceof Unavailable);
  const { code, facts } = isDomainFailure ? error : answerLost();
  await storeAnswer(query, request, { failure: { code, facts } });
}

/** Undefined when the work is ours to do; the stored answer when it was done before. */
async function claim(db: Database, request: Repeatable): Promise<{ data: unknown } | undefined> {
  for (let waited = 0; ; waited += 100) {
    const found = await db.identity((query) => insertOrRead(query, request));
    if (found === 'claimed') return undefined;
    if (found.operation !== request.operation || found.request_hash !== request.requestHash) {
      throw new Conflict({ pointer: '/Idempotency-Key' }, 'idempotency_conflict');
    }
    if (found.answer) return replay(found.answer);
    // The write was committed a while ago: its process ended before the answer was stored.
    if (found.isAnswerLost) throw answerLost();
    if (waited >= patience) throw new Unavailable(2);
    await wait(100);
  }
}

function replay(answer: StoredAnswer): { data: unknown } {
  if ('failure' in answer) throw new DomainError(answer.failure.code, answer.failure.facts);
  return answer;
}

const answerLost = (): Conflict =>
  new Conflict(
    {
      hint: {
        'en-US': 'The change was made, but its answer was lost. Read the current state.',
        'zh-CN': '更改已保存，但其应答丢失了。请重新读取当前内容。',
      },
      pointer: '/Idempotency-Key',
    },
    'idempotency_conflict',
  );

/** The same database, whose writing transactions commit only together with the mark on the key. */
function withMarkedKey(db: Database, request: Repeatable): Database {
  const marked =
    <T>(work: (query: Query) => Promise<T>) =>
    async (query: Query): Promise<T> => {
      const result = await work(query);
      // Another request took the key over meanwhile: rolling back leaves the write to it.
      if (!(await markKey(query, request))) throw new Unavailable(2);
      return result;
    };
  return {
    tenant: (wsId, work, options) =>
      db.tenant(wsId, isReading(options) || wsId !== request.wsId ? work : marked(work), options),
    records: (wsId, work, options) =>
      db.records(wsId, isReading(options) || wsId !== request.wsId ? work : marked(work), options),
    definition: (wsId, work, options) => db.definition(wsId, wsId !== request.wsId ? work : marked(work), options),
    concurrently: (wsId, work) => db.concurrently(wsId, work),
    identity: (work, options) => db.identity(isReading(options) ? work : marked(work), options),
    platform: (work, options) =>
      db.platform(isReading(options) || request.wsId !== undefined ? work : marked(work), options),
  };
}

const isReading = (options: ScopeOptions | undefined): boolean =>
  (options?.readOnly ?? false) || (options?.singleRead ?? false);
