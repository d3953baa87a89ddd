import type { ActionRuntime, Stop } from './action.ts';

/** Waits for the values of fields that are on their way; undefined when none is. Resolves 'stop' when the page was left meanwhile. */
export function whenSettled({ scope, signal }: ActionRuntime): Promise<Stop | undefined> | undefined {
  const settled = scope.fields.settled();
  if (!settled) return undefined;
  const left = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  return Promise.race([settled, left]).then(() => (signal.aborted ? 'stop' : undefined));
}
