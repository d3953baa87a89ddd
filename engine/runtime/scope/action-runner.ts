import { EngineError } from '#engine/document';
import { isData } from '../evaluate/own-value.ts';
import { plainText } from '../evaluate/plain-text.ts';
import { observed } from '../host/facts.ts';
import type { Locals, PageScope } from './page-scope.ts';
import type { ActionRun, ActionRuntime, Stop } from './action.ts';
import { failureOf } from './failure-of.ts';
import { toastDurations } from '../host/toast.ts';

/** Lists inside lists: a document nests a handful. */
const maximumDepth = 30;

export interface ActionRunner {
  /** Runs a list to its end. Never rejects: a failure that no `catch` handled is shown to the user (ERR-12). */
  run(actions: unknown, locals?: Locals): Promise<void>;
}

/** Runs the action lists of one page, dialog or drawer, in order, until it is left. */
export function createActionRunner(scope: PageScope): ActionRunner {
  const { host } = scope.engine;

  // Safe: every action takes the runtime that is made below.
  const actionNamed = (name: string) => host.registry.action(name) as ActionRun | undefined;
  const lazyAction = async (name: string) => {
    try {
      return (await host.registry.loadAction?.(name)) as ActionRun | undefined;
    } catch (cause) {
      // What the browser says of it is in its own language, and names files.
      throw new EngineError('ENGINE_CODE_UNLOADED', {}, { cause });
    }
  };

  async function runList(
    actions: unknown,
    locals: Locals,
    depth: number,
    signal: AbortSignal,
    begun: Promise<unknown>[],
  ): Promise<Stop | undefined> {
    if (depth > maximumDepth) throw new EngineError('ENGINE_ACTION_DEPTH', { limit: maximumDepth });
    if (actions === undefined || actions === null) return undefined;
    const runtime = createRuntime(locals, depth, signal, begun);
    for (const action of Array.isArray(actions) ? actions : [actions]) {
      if (signal.aborted) return 'stop';
      const { do: name, ...args }: Record<string, unknown> = isData(action) && !Array.isArray(action) ? action : {};
      const run = typeof name === 'string' ? (actionNamed(name) ?? (await lazyAction(name))) : undefined;
      const actionName = plainText(name) ?? '';
      if (!run) throw new EngineError('ENGINE_ACTION_UNKNOWN', { name: actionName });
      const fact = { kind: 'action', scope, name: actionName, args, depth } as const;
      if ((await observed(host.observe, fact, () => run(args, runtime))) === 'stop') return 'stop';
    }
    return undefined;
  }

  function createRuntime(given: Locals, depth: number, signal: AbortSignal, begun: Promise<unknown>[]): ActionRuntime {
    let locals = given;
    const value = (compiled: unknown): unknown => scope.value(compiled, locals);
    return {
      host,
      scope,
      signal,
      value,
      evaluate: (expression) => scope.evaluate(expression, locals),
      holds: (expression) => scope.holds(expression, locals),
      values: (fields) => scope.values(fields, locals),
      text: (compiled) => plainText(value(compiled)),
      names: () => locals,
      bind(name, bound) {
        locals = { ...locals, [name]: bound };
      },
      run: (actions, more) => runList(actions, { ...locals, ...more }, depth + 1, signal, begun),
      waitFor: (work) => void begun.push(work),
      start: (actions, more) => void runAlone(actions, { ...locals, ...more }, signal),
    };
  }

  async function runAlone(actions: unknown, locals: Locals, signal: AbortSignal): Promise<void> {
    const begun: Promise<unknown>[] = [];
    try {
      await runList(actions, locals, 0, signal, begun);
      await Promise.all(begun);
    } catch (error) {
      if (signal.aborted) return;
      host.report?.(error);
      host.notify({ kind: 'error', text: failureOf(error, scope).message || 'Error', duration: toastDurations.error });
    }
  }

  return { run: (actions, locals = {}) => runAlone(actions, locals, scope.signal) };
}
