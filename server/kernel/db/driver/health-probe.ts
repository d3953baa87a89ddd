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
  /** When it answered anybody last, as `performance.now()` tells; counts where nothing else is known. */
  lastAnswer?(): number;
}

/**
 * Whether the database works, within a moment: one question at a time, of which all who ask get the answer. One that takes longer goes on,
 * and a database that is busy counts as working, since whoever restarts it for that stops the others' work as well (P45).
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
      // What failed is logged where it is noticed; here only the state is asked for. No answer in time is what a busy database gives.
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
