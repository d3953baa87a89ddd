import { failureOf } from './failure-of.ts';
import { createActionRunner } from './action-runner.ts';
import { changedDocument } from './rights.ts';
import { createSources } from '../data/sources.ts';
import { type CompiledDocument, type CompiledScope, EngineError } from '#engine/document';
import type { Engine } from '../data/engine.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { isData, ownValue } from '../evaluate/own-value.ts';
import { readsOf } from '../evaluate/reads.ts';
import { resolveFields, resolveValue } from '../evaluate/value.ts';
import { createCountdowns } from '../state/countdowns.ts';
import { createDrafts } from '../state/drafts.ts';
import { createFields } from '../state/fields.ts';
import { initialValues, userOf, withDefaults } from './initial-values.ts';
import { createOpenDialogs } from '../state/open-dialogs.ts';
import type { Locals, PageScope } from './page-scope.ts';
import { createNames } from './scope-names.ts';
import { createSecrets } from '../state/secrets.ts';
import { createStore } from '../state/store.ts';
import { createWithheld } from '../state/withheld.ts';

/** What a scope is made from. */
export interface ScopeOptions {
  engine: Engine;
  document: CompiledDocument;
  /** The document itself, or one of its dialogs or drawers. */
  part: CompiledScope;
  params: Locals;
  /** For a dialog or drawer: the scope that opened it, which it reads as `page`. */
  parent?: PageScope;
  /** The previous scope of the same document, in another language or draft: input and data are taken over from it. */
  previous?: PageScope;
  /** Receives what the `emit` action sends. */
  onEmit?: (name: string, detail: unknown) => void;
  /** Checks values beside the rules of nodes, once `validate` asked. */
  issueAt?: PageScope['issueAt'];
  /** Says what is to be known of values that nothing keeps from being saved. */
  markAt?: PageScope['markAt'];
  /** True for values that were checked before their fields are shown. */
  wasChecked?: PageScope['wasChecked'];
}

/** Creates the scope of a page, dialog or drawer. It does nothing until `start` is called. */
export function createScope(options: ScopeOptions): PageScope {
  const { engine, document, part, params, parent, previous, onEmit } = options;
  const { host, calls } = engine;
  const roles = host.user()?.roles ?? [];
  const text = engine.textOf(document);
  const store = createStore(initialValues(part, params, host, previous));
  const names = createNames(engine, store, text, parent);
  const declaredState = part.state ?? {};
  let control = new AbortController();
  /** It was left and hidden: what happened meanwhile is taken over when it is shown again. */
  let wasHidden = false;
  let isInterrupted = false;

  const scope: PageScope = {
    engine,
    document,
    parent,
    issueAt: options.issueAt,
    markAt: options.markAt,
    wasChecked: options.wasChecked,
    fields: createFields(),
    countdowns: createCountdowns({
      clock: host.clock,
      write: (path, seconds) => scope.setState(path, seconds),
      run: (actions, locals, begin) => void scope.run(actions, locals, begin),
    }),
    withheld: previous?.withheld ?? createWithheld(),
    secrets: parent?.secrets ?? previous?.secrets ?? createSecrets(),
    openDialogs: parent?.openDialogs ?? createOpenDialogs(),
    get isInterrupted() {
      return isInterrupted;
    },
    // A list that closes its own dialog continues: only leaving the page ends it.
    get signal() {
      return parent ? parent.signal : control.signal;
    },
    evaluate: (expression, locals) => evaluate(expression, names(locals)),
    holds: (expression, locals) => evaluate(expression, names(locals)) === true,
    value: (value, locals) => resolveValue(value, names(locals)),
    values: (fields, locals) => resolveFields(fields, names(locals)),
    read: (path) => (path[0] === 'page' ? (parent?.read(path.slice(1)) ?? null) : store.read(path)),
    setState(path, value) {
      const [root, field] = path;
      if (root === 'page' && parent) return parent.setState(path.slice(1), value);
      if (root !== 'state' || field === undefined || !Object.hasOwn(declaredState, field)) {
        throw new EngineError('ENGINE_STATE_UNDECLARED', { name: path.join('.') });
      }
      store.write(path, value);
    },
    setParams: (next) => store.write(['params'], withDefaults(part.params, next)),
    batch: store.batch,
    subscribe(paths, listener) {
      const stop = store.subscribe(paths, listener);
      const above = parent ? paths.filter((path) => path[0] === 'page').map((path) => path.slice(1)) : [];
      if (!parent || above.length === 0) return stop;
      const stopAbove = parent.subscribe(above, listener);
      return () => {
        stop();
        stopAbove();
      };
    },
    hasRole: (wanted) => !wanted || wanted.some((role) => roles.includes(role)),
    text,
    emit(name, detail) {
      if (parent) return parent.emit(name, detail);
      onEmit?.(name, detail);
      host.emit?.(name, detail);
    },
    namedActions: (name) => ownValue(part.actions, name),
    run: (actions, locals, begin) => runner.run(actions, locals, begin),
    start() {
      control = new AbortController();
      if (wasHidden) {
        store.write(['user'], userOf(host));
        store.write(['query'], host.navigator.location().query);
        scope.countdowns.resume(scope.countdowns, scope.signal);
      }
      host.observe?.({ kind: 'scope', scope, part, isShown: true });
      const stops = [
        scope.sources.start(),
        host.navigator.subscribe?.(() => store.write(['query'], host.navigator.location().query)),
        host.followUser?.(() => store.write(['user'], userOf(host))),
        part === document && host.address?.follow(scope),
        part.unsaved &&
          host.navigator.guard?.(
            () => scope.holds(part.unsaved),
            () => drafts?.giveUp(),
          ),
      ];
      const { signal } = control;
      const keepDrafts = (restores: boolean): void => {
        const stop = signal.aborted ? undefined : drafts?.start({ restores });
        if (stop) stops.push(stop);
      };
      if (previous) {
        scope.countdowns.resume(previous.countdowns, scope.signal);
        keepDrafts(false);
      } else if (part.load) void scope.run(part.load, {}, { isRepeated: true }).then(() => keepDrafts(true));
      else keepDrafts(true);
      return () => {
        for (const stop of stops) if (stop) stop();
        control.abort();
        wasHidden = true;
        isInterrupted ||= runner.isCalling();
        // The lists that opened them ended with the signal: their results would reach no list any more.
        if (!parent) for (const { close } of scope.openDialogs.shown.list) close();
        host.observe?.({ kind: 'scope', scope, part, isShown: false });
      };
    },
    sources: createSources(isData(part.data) ? part.data : {}, {
      calls,
      changedDocument: changedDocument(document),
      holds: (expression) => scope.holds(expression),
      values: (fields) => scope.values(fields),
      subscribe: (paths, listener) => scope.subscribe(paths, listener),
      batch: store.batch,
      write: (root, name, value) => store.write([root, name], value),
      report: (error) => host.report?.(error),
      failureOf: (error) => failureOf(error, scope),
      run: (actions, locals) => scope.run(actions, { ...locals }),
      host,
    }),
  };
  const drafts = createDrafts({
    host,
    page: Object.keys(params).length > 0 ? `${document.id} ${JSON.stringify(params)}` : document.id,
    names: Object.keys(declaredState).filter((name) => declaredState[name]?.draft),
    isUnsaved: () => part.unsaved !== undefined && scope.holds(part.unsaved),
    read: (name) => scope.read(['state', name]),
    keepable: (name) => scope.withheld.without(['state', name], scope.read(['state', name])),
    write: (values) =>
      scope.batch(() => {
        for (const [name, value] of Object.entries(values)) scope.setState(['state', name], value);
      }),
    subscribe(names, listener) {
      const marked = names.map((name) => ['state', name]);
      return scope.subscribe([...marked, ...readsOf(part.unsaved)], listener);
    },
  });
  for (const path of part.secrets ?? []) scope.secrets.addField(() => scope.read(path));
  const runner = createActionRunner(scope);
  for (const [root, values] of Object.entries(scope.sources.initial(previous))) store.write([root], values);
  return scope;
}
