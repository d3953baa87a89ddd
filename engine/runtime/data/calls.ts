import { EngineError } from '#engine/document';
import { observed } from '../host/facts.ts';
import type { HostCallOptions, HostOperation } from '../host/client.ts';
import type { EngineHost } from '../host/host.ts';
import { freeze } from '../state/immutable.ts';
import { callKey } from './call-key.ts';
import { type ChangedCaller, requireBuildable } from './changed-caller.ts';

/** The arguments of a call by name, as the contract has them. */
export type CallArguments = Readonly<Record<string, unknown>>;

/** The calls of all pages of one engine: reads that are under way are shared, writes make what they touched stale. */
export interface Calls {
  /** The answer that came with the page, until `take` or a write made it stale; undefined when there is none. */
  preloaded(id: string, args: CallArguments): unknown;
  /** The same, and forgets it: the next load asks the server. */
  take(id: string, args: CallArguments): unknown;
  /**
   * Calls an operation that changes nothing; the same call of another reader is shared. Rejects with the signal's reason when aborted. `by` is
   * the changed part that asks, if one does: its rights are narrower.
   */
  read(id: string, args: CallArguments, signal: AbortSignal, by?: ChangedCaller): Promise<unknown>;
  /**
   * Calls any operation; a success makes stale what its tags say. Without a signal it is never aborted: the caller need not guess
   * whether it happened. `by` as above.
   */
  run(id: string, args: CallArguments, options?: HostCallOptions, by?: ChangedCaller): Promise<unknown>;
  /** Makes everything stale that depends on one of the tags. */
  invalidate(tags: readonly string[]): void;
  /** Hears of tags that became stale; returns the way to stop. */
  onStale(listener: (tags: readonly string[]) => void): () => void;
  /** True when the operation reads one of the tags; false for an unknown operation. */
  depends(id: string, tags: readonly string[]): boolean;
}

interface Flight {
  answer: Promise<unknown>;
  control: AbortController;
  passengers: number;
}

/** The calls of one engine. Throws ENGINE_CALL_UNKNOWN for an operation that the host does not have. */
export function createCalls(host: Pick<EngineHost, 'client' | 'operations' | 'preloaded' | 'observe'>): Calls {
  const flights = new Map<string, Flight>();
  const listeners = new Set<(tags: readonly string[]) => void>();
  const arrived = new Map(
    host.preloaded.map(({ call, args, data }) => [callKey(call, args), { call, data: freeze(data) }]),
  );

  function operation(id: string): HostOperation {
    const known = Object.hasOwn(host.operations, id) ? host.operations[id] : undefined;
    if (!known) throw new EngineError('ENGINE_CALL_UNKNOWN', { name: id });
    return known;
  }

  function depends(id: string, tags: readonly string[]): boolean {
    return Object.hasOwn(host.operations, id) && operation(id).reads.some((tag) => tags.includes(tag));
  }

  function invalidate(tags: readonly string[]): void {
    if (tags.length === 0) return;
    for (const [key, { call }] of arrived) if (depends(call, tags)) arrived.delete(key);
    // An answer under way may be older than the change: a read from now on gets a new one.
    for (const key of flights.keys()) if (depends(key.slice(0, key.indexOf(' ')), tags)) flights.delete(key);
    for (const listener of listeners) listener(tags);
  }

  function send(id: string, asked: CallArguments, options?: HostCallOptions, by?: ChangedCaller): Promise<unknown> {
    const known = operation(id);
    if (by) requireBuildable(id, known, by);
    const args = sendable(known, asked);
    const how = by?.document ? { ...options, document: by.document } : options;
    const { secretFields } = known;
    const fact = { kind: 'call', name: id, args, ...(secretFields && { secretFields }) } as const;
    return observed(host.observe, fact, () => host.client.call(id, args, how));
  }

  function board(id: string, args: CallArguments, by: ChangedCaller | undefined): Flight {
    // What a shipped part may read is not shared with a changed one.
    const key = by ? `${callKey(id, args)} changed` : callKey(id, args);
    const known = flights.get(key);
    if (known) return known;
    const control = new AbortController();
    const answer = send(id, given(args), { signal: control.signal }, by).then(freeze);
    const flight: Flight = { answer, control, passengers: 0 };
    const land = (): void => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    answer.then(land, land);
    flights.set(key, flight);
    return flight;
  }

  return {
    depends,
    invalidate,
    preloaded: (id, args) => arrived.get(callKey(id, args))?.data,
    take(id, args) {
      const key = callKey(id, args);
      const data = arrived.get(key)?.data;
      arrived.delete(key);
      if (data !== undefined) host.observe?.({ kind: 'preload', name: id, args, result: data });
      return data;
    },
    async read(id, args, signal, by) {
      signal.throwIfAborted();
      const ready = host.client.ready?.();
      if (ready) await ready;
      signal.throwIfAborted();
      const flight = board(id, args, by);
      flight.passengers += 1;
      const left = leaving(signal, () => {
        flight.passengers -= 1;
        if (flight.passengers === 0) {
          for (const [key, other] of flights) if (other === flight) flights.delete(key);
          flight.control.abort(signal.reason);
        }
      });
      try {
        return await Promise.race([flight.answer, left.promise]);
      } finally {
        left.forget();
      }
    },
    async run(id, args, options, by) {
      const ready = host.client.ready?.();
      if (ready) await ready;
      const { writes } = operation(id);
      const answer = freeze(await send(id, args, options, by));
      invalidate(writes);
      return answer;
    },
    onStale(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A promise that rejects with the signal's reason, after `leave` was called. */
function leaving(signal: AbortSignal, leave: () => void): { promise: Promise<never>; forget: () => void } {
  let forget = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    const listener = (): void => {
      leave();
      reject(signal.reason);
    };
    signal.addEventListener('abort', listener, { once: true });
    forget = () => signal.removeEventListener('abort', listener);
  });
  return { promise, forget: () => forget() };
}

/** The arguments that say something: who reads means by null that nothing is asked for, in an address and in a body. */
function given(args: CallArguments): CallArguments {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
}

/** Without query parameters that are null: an address has no null. */
function sendable(operation: HostOperation, args: CallArguments): CallArguments {
  const query = operation.query ?? [];
  return Object.fromEntries(
    Object.entries(args).filter(([name, value]) => value !== undefined && (value !== null || !query.includes(name))),
  );
}
