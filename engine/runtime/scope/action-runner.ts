import { EngineError } from '#engine/document';
import { isData, ownPath } from '../evaluate/own-value.ts';
import { plainText } from '../evaluate/plain-text.ts';
import { observed } from '../host/facts.ts';
import type { Beginning, Locals, PageScope } from './page-scope.ts';
import type { ActionRun, ActionRuntime, Stop } from './action.ts';
import { failureOf } from './failure-of.ts';
import { type ActionRights, changedDocument, refuseSecrets, requireGesture } from './rights.ts';
import { toastDurations } from '../host/toast.ts';

/** Lists inside lists: a document nests a handful. */
const maximumDepth = 30;

/** What a list hands on to those that it runs. */
interface Chain extends ActionRights {
  readonly depth: number;
  readonly signal: AbortSignal;
  readonly begun: Promise<unknown>[];
  /** It runs again when the page is shown again. */
  readonly isRepeated: boolean;
}

export interface ActionRunner {
  /** Runs a list to its end. Never rejects: a failure that no `catch` handled is shown to the user (ERR-12). */
  run(actions: unknown, locals?: Locals, begin?: Beginning): Promise<void>;
  /** Whether a list waits for the answer of a call; those that begin by themselves whenever the page is shown are passed over. */
  isCalling(): boolean;
}

/** Runs the action lists of one page, dialog or drawer, in order, until it is left. */
export function createActionRunner(scope: PageScope): ActionRunner {
  const { host } = scope.engine;

  let calls = 0;

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

  async function runList(actions: unknown, locals: Locals, chain: Chain): Promise<Stop | undefined> {
    if (chain.depth > maximumDepth) throw new EngineError('ENGINE_ACTION_DEPTH', { limit: maximumDepth });
    if (actions === undefined || actions === null) return undefined;
    const names = { locals };
    const runtime = createRuntime(names, chain);
    for (const action of Array.isArray(actions) ? actions : [actions]) {
      if (chain.signal.aborted) return 'stop';
      const step: Record<string, unknown> = isData(action) && !Array.isArray(action) ? action : {};
      const { do: name, changed, ...args } = step;
      const run = typeof name === 'string' ? (actionNamed(name) ?? (await lazyAction(name))) : undefined;
      const actionName = plainText(name) ?? '';
      if (!run) throw new EngineError('ENGINE_ACTION_UNKNOWN', { name: actionName });
      const fact = { kind: 'action', scope, name: actionName, args, depth: chain.depth } as const;
      const narrowed = changed === true && !chain.isChanged;
      const own = narrowed ? createRuntime(names, { ...chain, isChanged: true }) : runtime;
      if ((await observed(host.observe, fact, () => run(args, own))) === 'stop') return 'stop';
    }
    return undefined;
  }

  function createRuntime(names: { locals: Locals }, chain: Chain): ActionRuntime {
    const { signal, isChanged, hasGesture } = chain;
    const value = (compiled: unknown): unknown => scope.value(compiled, names.locals);
    const inner = (): Chain => ({ ...chain, depth: chain.depth + 1 });
    const by = isChanged ? { document: changedDocument(scope.document), hasGesture } : undefined;
    return {
      host,
      scope,
      signal,
      isChanged,
      async call(id, args, options) {
        // The form of a record may send what is secret in it: its own call stores it.
        if (isChanged) refuseSecrets(id, args, scope.secrets.texts(false));
        const share = chain.isRepeated ? 0 : 1;
        calls += share;
        const answer = await scope.engine.calls.run(id, args, options, by).finally(() => {
          calls -= share;
        });
        for (const field of host.operations[id]?.secretFields ?? []) {
          const secret = ownPath(answer, [field]);
          scope.secrets.addField(() => secret);
        }
        return answer;
      },
      refuseSecrets(action, given) {
        if (isChanged) refuseSecrets(action, given, scope.secrets.texts(true));
      },
      requireGesture: (action) => requireGesture(action, chain),
      value,
      evaluate: (expression) => scope.evaluate(expression, names.locals),
      holds: (expression) => scope.holds(expression, names.locals),
      values: (fields) => scope.values(fields, names.locals),
      text: (compiled) => plainText(value(compiled)),
      names: () => names.locals,
      bind(name, bound) {
        names.locals = { ...names.locals, [name]: bound };
      },
      run: (actions, more) => runList(actions, { ...names.locals, ...more }, inner()),
      runWithoutGesture: (actions, more) =>
        runList(actions, { ...names.locals, ...more }, { ...inner(), hasGesture: false }),
      waitFor: (work) => void chain.begun.push(work),
      start: (actions, more) => void runAlone(actions, { ...names.locals, ...more }, chain),
    };
  }

  async function runAlone(
    actions: unknown,
    locals: Locals,
    { signal, isRepeated, ...rights }: ActionRights & Pick<Chain, 'signal' | 'isRepeated'>,
  ): Promise<void> {
    const begun: Promise<unknown>[] = [];
    try {
      await runList(actions, locals, { ...rights, signal, isRepeated, begun, depth: 0 });
      await Promise.all(begun);
    } catch (error) {
      if (signal.aborted) return;
      host.report?.(error);
      host.notify({ kind: 'error', text: failureOf(error, scope).message || 'Error', duration: toastDurations.error });
    }
  }

  return {
    run: (actions, locals = {}, { isChanged = false, hasGesture = false, isRepeated = false } = {}) =>
      runAlone(actions, locals, { isChanged, hasGesture, isRepeated, signal: scope.signal }),
    isCalling: () => calls > 0,
  };
}
