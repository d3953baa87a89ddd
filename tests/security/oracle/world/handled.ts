import type { AnyHandler } from '#server/kernel/http/operation-route.ts';

/** Which handlers have run. */
export interface Handled {
  /** How often the operation's handler has run. */
  times(id: string): number;
  /** Puts the handlers back as they were. */
  stop(): void;
}

/** Counts the runs of handlers. Has to happen before the server is made, which takes them from this table. */
export function countHandled(handlers: Record<string, AnyHandler>): Handled {
  const counts = new Map<string, number>();
  const originals = { ...handlers };
  for (const [id, handler] of Object.entries(originals)) {
    handlers[id] = (call) => {
      counts.set(id, (counts.get(id) ?? 0) + 1);
      return handler(call);
    };
  }
  return { times: (id) => counts.get(id) ?? 0, stop: () => void Object.assign(handlers, originals) };
}
