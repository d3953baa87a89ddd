/** Milliseconds for each try. Together they end within the 30 seconds in which the server knows a used token again (P10). */
const patience = [12_000, 15_000] as const;

async function once<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await work(signal);
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/**
 * A refresh, and once more when nothing is heard: browsers wait for minutes for a connection that died on the way, and all
 * tabs wait with this one. What failed by itself is not repeated. Throws `failure` when nothing is heard again.
 */
export async function withinGrace<T extends object>(
  work: (signal: AbortSignal) => Promise<T>,
  failure: () => Error,
): Promise<T> {
  for (const milliseconds of patience) {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), milliseconds);
    const done = await once(work, timeout.signal).finally(() => clearTimeout(timer));
    if (done) return done;
  }
  throw failure();
}
