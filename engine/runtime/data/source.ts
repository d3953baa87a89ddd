import type { CompiledData } from '#engine/document';
import { readsOf } from '../evaluate/reads.ts';
import { valueReads } from '../evaluate/value.ts';
import type { ChangedDocument } from '../host/client.ts';
import type { EngineHost } from '../host/host.ts';
import { callKey } from './call-key.ts';
import type { CallArguments, Calls } from './calls.ts';
import type { Failure } from './failure.ts';
import { startHeartbeat } from './heartbeat.ts';

/** What the sources of one page, dialog or drawer work with. */
export interface SourceContext {
  calls: Calls;
  /** The document, when it is not as the product ships it: its `changed` sources ask with its rights. */
  changedDocument: ChangedDocument | undefined;
  holds(expression: unknown): boolean;
  values(fields: unknown): Record<string, unknown>;
  subscribe(paths: readonly (readonly string[])[], listener: () => void): () => void;
  batch(work: () => void): void;
  write(root: 'data' | 'loading' | 'failed', name: string, value: unknown): void;
  report(error: unknown): void;
  /** A failure as it is shown, in the page's language. */
  failureOf(error: unknown): Failure;
  /** Runs the list that the document has for a failure; never rejects. */
  run(actions: unknown, locals: { error: Failure }): Promise<void>;
  host: Pick<EngineHost, 'clock' | 'presence'>;
}

/** One entry of `data`: a call, and its answer. */
export interface Source {
  /** Adds what is known before the first call. */
  begin(roots: Record<'data' | 'loading', Record<string, unknown>>): void;
  /** Loads, and loads again when arguments change or tags become stale, until the returned function is called. */
  start(): () => void;
  /** Loads now; a failure is in `failed`. */
  load(): Promise<void>;
}

/** A call that follows the expressions in its `with` and `when`, and what is stale. It does nothing until `start` is called. */
export function createSource(name: string, source: CompiledData, context: SourceContext): Source {
  const reads = [...valueReads(source.with), ...readsOf(source.when)];
  const by = source.changed && { document: context.changedDocument, hasGesture: false };
  let current: AbortController | undefined;
  let loadedKey: string | undefined;
  let isRunning = false;
  let isHandling = false;

  /** The arguments, or undefined while the source is switched off. */
  function wanted(): CallArguments | undefined {
    return source.when === undefined || context.holds(source.when) ? context.values(source.with) : undefined;
  }

  function settle(values: { data?: unknown; loading?: boolean; failed?: Failure | null }): void {
    context.batch(() => {
      if ('data' in values) context.write('data', name, values.data);
      if ('loading' in values) context.write('loading', name, values.loading);
      if ('failed' in values) context.write('failed', name, values.failed);
    });
  }

  async function load(): Promise<void> {
    current?.abort();
    current = undefined;
    loadedKey = undefined;
    const control = new AbortController();
    try {
      const args = wanted();
      if (!args) {
        settle({ data: null, loading: false, failed: null });
        return;
      }
      current = control;
      loadedKey = callKey(source.call, args);
      settle({ loading: true });
      const data = await context.calls.read(source.call, args, control.signal, by);
      if (!control.signal.aborted) settle({ data: data ?? null, loading: false, failed: null });
    } catch (error) {
      if (control.signal.aborted) return;
      const failure = context.failureOf(error);
      settle({ loading: false, failed: failure });
      context.report(error);
      void handle(failure);
    } finally {
      if (current === control) current = undefined;
    }
  }

  /** The document's own list for a failure. What it loads again and fails again does not run it again: it would never end. */
  async function handle(error: Failure): Promise<void> {
    if (isHandling || source.catch === undefined) return;
    isHandling = true;
    await context.run(source.catch, { error });
    isHandling = false;
  }

  /** Whether the beats are for something; an expression that fails is for nothing, and reported. */
  function isWanted(): boolean {
    try {
      return context.holds(source.while);
    } catch (error) {
      context.report(error);
      return false;
    }
  }

  /** What is shown stays until the next answer, and when there is none: the beat after may have one. */
  async function beat(): Promise<void> {
    const key = loadedKey;
    if (key === undefined || current) return;
    if (source.while !== undefined && !isWanted()) return;
    const control = new AbortController();
    current = control;
    try {
      const data = await context.calls.read(source.call, context.values(source.with), control.signal, by);
      if (!control.signal.aborted) settle({ data: data ?? null, failed: null });
    } catch (error) {
      if (!control.signal.aborted) context.report(error);
    } finally {
      if (current === control) current = undefined;
    }
  }

  /** Loads, or waits for the next beat; an answer to other arguments is none. */
  function begin(args: CallArguments | undefined): void {
    if (!source.waits || !args) {
      void load();
      return;
    }
    current?.abort();
    current = undefined;
    loadedKey = callKey(source.call, args);
    settle({ data: null, loading: false, failed: null });
  }

  /** Loads when the call is another one than before: a change that leaves the arguments as they were costs nothing. */
  function follow(): void {
    let args: CallArguments | undefined;
    let key: string | undefined;
    try {
      args = wanted();
      key = args && callKey(source.call, args);
    } catch {
      // `load` meets the same error, and shows it.
      key = '';
    }
    if (isRunning && key !== loadedKey) begin(args);
  }

  /** The answer that came with the page spares the first call, once. */
  async function first(): Promise<void> {
    let args: CallArguments | undefined;
    try {
      args = wanted();
    } catch {
      return load();
    }
    // What came with the page came for its shipped parts.
    const data = args && !by ? context.calls.take(source.call, args) : undefined;
    if (data === undefined) return begin(args);
    loadedKey = callKey(source.call, args);
    settle({ data, loading: false, failed: null });
  }

  return {
    load,
    begin(roots) {
      try {
        const args = wanted();
        const data = args && !by ? context.calls.preloaded(source.call, args) : undefined;
        if (data !== undefined) roots.data[name] = data;
        else roots.loading[name] = args !== undefined && !source.waits;
      } catch (error) {
        // Shown by the load that follows.
        context.report(error);
      }
    },
    start() {
      isRunning = true;
      let isDue = false;
      const unsubscribe = context.subscribe(reads, () => {
        if (isDue) return;
        isDue = true;
        // Several writes of one step ask once.
        queueMicrotask(() => {
          isDue = false;
          follow();
        });
      });
      const stopStale = context.calls.onStale((tags) => {
        if (loadedKey !== undefined && context.calls.depends(source.call, tags)) void load();
      });
      void first();
      const stopBeats = source.every && startHeartbeat(context.host, source.every * 1000, beat);
      return () => {
        isRunning = false;
        if (stopBeats) stopBeats();
        unsubscribe();
        stopStale();
        current?.abort();
        current = undefined;
        loadedKey = undefined;
      };
    },
  };
}
