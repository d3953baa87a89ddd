import { createActionRunner } from '../actions/run.ts';
import { createSources } from '../data/sources.ts';
import type { CompiledDocument, CompiledField, CompiledScope } from '../document/compiled.ts';
import type { Engine } from '../engine.ts';
import { EngineError } from '../errors.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { isData, ownPath } from '../evaluate/own-value.ts';
import { resolveFields, resolveValue, type ValueContext } from '../evaluate/value.ts';
import type { HostUser } from '../host.ts';
import { createFields } from './fields.ts';
import { freeze } from './immutable.ts';
import { createOverlays } from './overlays.ts';
import type { Locals, PageScope } from './page-scope.ts';
import { createStore } from './store.ts';

export interface ScopeOptions {
  engine: Engine;
  document: CompiledDocument;
  /** The document itself, or one of its dialogs or drawers. */
  part: CompiledScope;
  params: Locals;
  /** For a dialog or drawer: the scope that opened it, which it reads as `page`. */
  parent?: PageScope;
  /** Receives what the `emit` action sends. */
  onEmit?: (name: string, detail: unknown) => void;
}

export function createScope({ engine, document, part, params, parent, onEmit }: ScopeOptions): PageScope {
  const { host, calls } = engine;
  const text = engine.textOf(document);
  const user = host.user();
  const store = createStore({
    params: { ...defaults(part.params), ...params },
    state: defaults(part.state),
    data: {},
    loading: {},
    failed: {},
    query: host.navigator.location().query,
    user: user && userFields(user),
  });
  const declaredState = part.state ?? {};
  let control = new AbortController();

  const fixed: Locals = { env: freeze({ ...host.env }), locale: host.locale.current() };
  const page = parent && freezeNames(parent);

  function lookup(name: string): unknown {
    if (Object.hasOwn(fixed, name)) return fixed[name];
    return name === 'page' ? (page?.() ?? null) : store.read([name]);
  }

  const base: ValueContext = { lookup, text, formatDate: engine.formatDate };

  function names(locals: Locals): ValueContext {
    return { ...base, lookup: (name) => (Object.hasOwn(locals, name) ? locals[name] : lookup(name)) };
  }

  const scope: PageScope = {
    engine,
    document,
    parent,
    fields: createFields(),
    overlays: parent?.overlays ?? createOverlays(),
    // A list that closes its own dialog goes on: only leaving the page ends it.
    get signal() {
      return parent ? parent.signal : control.signal;
    },
    names,
    evaluate: (expression, locals) => evaluate(expression, locals ? names(locals) : base),
    holds: (expression, locals) => evaluate(expression, locals ? names(locals) : base) === true,
    value: (value, locals) => resolveValue(value, locals ? names(locals) : base),
    values: (fields, locals) => resolveFields(fields, locals ? names(locals) : base),
    read: (path) => (path[0] === 'page' ? (parent?.read(path.slice(1)) ?? null) : store.read(path)),
    setState(path, value) {
      if (path[0] === 'page' && parent) return parent.setState(path.slice(1), value);
      const field = path[1];
      if (path[0] !== 'state' || field === undefined || !Object.hasOwn(declaredState, field)) {
        throw new EngineError('ENGINE_STATE_UNDECLARED', { name: path.join('.') });
      }
      store.write(path, value);
    },
    setParams: (next) => store.write(['params'], { ...defaults(part.params), ...next }),
    batch: store.batch,
    subscribe(paths, listener) {
      const stop = store.subscribe(paths, listener);
      const above = parent ? paths.filter((path) => path[0] === 'page').map((path) => path.slice(1)) : [];
      const stopAbove = above.length ? parent?.subscribe(above, listener) : undefined;
      return () => {
        stop();
        stopAbove?.();
      };
    },
    hasRole: (roles) => !roles || roles.some((role) => ownRoles(user).includes(role)),
    text,
    emit(name, detail) {
      if (parent) return parent.emit(name, detail);
      onEmit?.(name, detail);
      host.emit?.(name, detail);
    },
    run: (actions, locals) => runner.run(actions, locals),
    start() {
      control = new AbortController();
      const stopSources = scope.sources.start();
      const stopMoving = host.navigator.subscribe?.(() => store.write(['query'], host.navigator.location().query));
      if (part.load) void scope.run(part.load);
      return () => {
        stopSources();
        stopMoving?.();
        control.abort();
      };
    },
    sources: createSources(isData(part.data) ? part.data : {}, {
      calls,
      holds: (expression) => evaluate(expression, base) === true,
      values: (fields) => resolveFields(fields, base),
      subscribe: (paths, listener) => scope.subscribe(paths, listener),
      batch: store.batch,
      write: (root, name, value) => store.write([root, name], value),
      report: (error) => host.report?.(error),
    }),
  };
  const runner = createActionRunner(scope);
  for (const [root, values] of Object.entries(scope.sources.initial())) store.write([root], values);
  return scope;
}

/** The default of each declared field; null when it has none. */
function defaults(fields: Readonly<Record<string, CompiledField>> | undefined): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields ?? {}))
    if (name !== '__proto__') values[name] = ownPath(field, ['default']);
  return values;
}

/** What a dialog reads as `page`: the opener's roots, read when asked. */
function freezeNames(parent: PageScope): () => Record<string, unknown> {
  return () =>
    Object.fromEntries(
      ['state', 'data', 'loading', 'failed', 'params', 'page'].map((root) => [root, parent.read([root])]),
    );
}

function userFields(user: HostUser): Record<string, unknown> {
  return { ...user };
}

function ownRoles(user: HostUser | null): readonly string[] {
  return user?.roles ?? [];
}
