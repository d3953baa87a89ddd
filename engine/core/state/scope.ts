import { createActionRunner } from '../actions/run.ts';
import { createSources, type Sources } from '../data/sources.ts';
import type { CompiledDocument, CompiledField, CompiledScope } from '../document/compiled.ts';
import type { Engine } from '../engine.ts';
import { EngineError } from '../errors.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { isData, ownPath } from '../evaluate/own-value.ts';
import { resolveFields, resolveValue, type ValueContext } from '../evaluate/value.ts';
import type { HostUser } from '../host.ts';
import { createFields, type Fields } from './fields.ts';
import { freeze } from './immutable.ts';
import { createOverlays, type Overlays } from './overlays.ts';
import { createStore, type Path } from './store.ts';

export type Locals = Readonly<Record<string, unknown>>;

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

/** What one page, dialog or drawer knows: its values, its data, its visible fields, and how to run its actions. */
export interface PageScope {
  readonly engine: Engine;
  readonly document: CompiledDocument;
  readonly parent: PageScope | undefined;
  readonly sources: Sources;
  readonly fields: Fields;
  /** Shared by a page and everything opened over it. */
  readonly overlays: Overlays;
  /** Aborted when the page is left; another one after the scope was started again. */
  readonly signal: AbortSignal;
  /** What expressions see, with these names before the roots. */
  names(locals: Locals): ValueContext;
  evaluate(expression: unknown, locals?: Locals): unknown;
  /** True when the expression is true; null and false are not. */
  holds(expression: unknown, locals?: Locals): boolean;
  value(value: unknown, locals?: Locals): unknown;
  values(fields: unknown, locals?: Locals): Record<string, unknown>;
  /** The value at a path such as `['state', 'page']`; null when there is none. */
  read(path: Path): unknown;
  /** Writes a declared state field, or a place inside one. Throws ENGINE_STATE_UNDECLARED. */
  setState(path: Path, value: unknown): void;
  setParams(params: Locals): void;
  batch(work: () => void): void;
  /** Calls after a value at or below one of the paths changed; paths of locals are passed over. */
  subscribe(paths: readonly Path[], listener: () => void): () => void;
  hasRole(roles: readonly string[] | undefined): boolean;
  text: ValueContext['text'];
  emit(name: string, detail: unknown): void;
  /** Runs an action list; never rejects: failures are shown to the user. */
  run(actions: unknown, locals?: Locals): Promise<void>;
  /** Begins to load data and runs `load`; the returned function leaves the page. */
  start(): () => void;
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
    get signal() {
      return control.signal;
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
  for (const [name, field] of Object.entries(fields ?? {})) if (name !== '__proto__') values[name] = ownPath(field, ['default']);
  return values;
}

/** What a dialog reads as `page`: the opener's roots, read when asked. */
function freezeNames(parent: PageScope): () => Record<string, unknown> {
  return () =>
    Object.fromEntries(['state', 'data', 'loading', 'failed', 'params', 'page'].map((root) => [root, parent.read([root])]));
}

function userFields(user: HostUser): Record<string, unknown> {
  return { ...user };
}

function ownRoles(user: HostUser | null): readonly string[] {
  return user?.roles ?? [];
}
