import { setTimeout as wait } from 'node:timers/promises';

export interface Health {
  ok: boolean;
  /** Of one round trip, in milliseconds. */
  latency: number;
}

/** Milliseconds after which health is answered by what is known; P45 allows 300. */
const patience = 200;
/** Milliseconds for which an answer of the database says that it works, whatever it is busy with: it ends statements before. */
const lasting = 10_000;

/** The messages of `pg`: no answer to a statement, and no connection, within their time. */
const timedOut = /^(Query read timeout|timeout exceeded when trying to connect|timeout expired)/;
/** PostgreSQL ended the statement itself. */
const wasEnded = '57014';

const hasTimedOut = (error: unknown): boolean =>
  error instanceof Error && (timedOut.test(error.message) || ('code' in error && error.code === wasEnded));

export interface HealthProbeParts {
  /** Asks the database, without waiting for its other callers. */
  ask(): Promise<unknown>;
  /** What is known without asking, while the database is busy; absent: that it answered lately. */
  isRunning?(): boolean;
  /** When it answered any caller last, by `performance.now()`; counts where nothing else is known. */
  lastAnswer?(): number;
}

/**
 * Whether the database works, within a moment: one query at a time, whose answer all callers get. A query that takes longer continues,
 * and a busy database counts as working, since a restart would stop the work of all workspaces (P45).
 */
export function createHealthProbe({ ask, isRunning, lastAnswer }: HealthProbeParts): () => Promise<Health> {
  let asking: Promise<Health> | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;
  const known = (): number => Math.max(answeredAt, lastAnswer?.() ?? answeredAt);
  const isBusy = isRunning ?? (() => performance.now() - known() < lasting);

  async function probe(): Promise<Health> {
    const begun = performance.now();
    try {
      await ask();
      answeredAt = performance.now();
      return { ok: true, latency: answeredAt - begun };
    } catch (error) {
      // A failure is logged where it is noticed; the probe only needs the state. No answer in time means a busy database.
      if (!hasTimedOut(error)) answeredAt = Number.NEGATIVE_INFINITY;
      return { ok: hasTimedOut(error) && isBusy(), latency: performance.now() - begun };
    } finally {
      asking = undefined;
    }
  }

  return async () => {
    const begun = performance.now();
    asking ??= probe();
    const over = new AbortController();
    const elapsed = wait(patience, undefined, { signal: over.signal }).then(
      () => ({ ok: isBusy(), latency: performance.now() - begun }),
      // The answer came first.
      () => ({ ok: false, latency: 0 }),
    );
    try {
      return await Promise.race([asking, elapsed]);
    } finally {
      over.abort();
    }
  };
}
