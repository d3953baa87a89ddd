import { isObject, own, pointerTo } from '#schemas';
import type {
  CompiledAction,
  CompiledData,
  CompiledField,
  CompiledNode,
  CompiledDialog,
  CompiledScope,
  Expr,
} from '#engine/document';
import { compileActions } from './action.ts';
import { compileExpression } from './expression.ts';
import { isChangedEntry, isChangedLoad } from './changes.ts';
import { compileFrame } from './frame.ts';
import { asChanged, compileNode, type ExpandFragment, nodeName } from './node.ts';
import { nodeRoles } from './roles.ts';
import { nothingAdded, ownName, type NodeContext, type Unit } from './unit.ts';
import { compileValue, compileValues, plain, usable } from './value.ts';

/** Compiles what pages, dialogs, drawers and layouts have in common, with what fragments inside add to it. */
export function compileScope(
  unit: Unit,
  source: Record<string, unknown>,
  pointer: string,
  around: Omit<NodeContext, 'added'>,
  expand: ExpandFragment,
): CompiledScope {
  const context: NodeContext = { ...around, added: nothingAdded() };
  const scope: CompiledScope = { body: compileBody(unit, source.body, `${pointer}/body`, context, expand) };
  const title = typeof source.titleFrom === 'string' && own(context.added.titles, nodeName(source.titleFrom, context));
  if (title) scope.title = title;
  const state = { ...compileFields(source.state), ...context.added.state };
  const data = { ...compileData(unit, source.data, context, pointer), ...context.added.data };
  const loading = asChanged(context, isChangedLoad(context.changes, pointer));
  const load = [...compileActions(unit, source.load, loading), ...context.added.load];
  if (isObject(source.params)) scope.params = compileFields(source.params);
  if (Object.keys(state).length) scope.state = state;
  if (Object.keys(data).length) scope.data = data;
  if (load.length) scope.load = load;
  if (context.added.secrets.length) scope.secrets = context.added.secrets;
  const actions = { ...compileNamedActions(unit, source.actions, context, pointer), ...context.added.actions };
  if (Object.keys(actions).length) scope.actions = actions;
  const silent = silentFailures(unit, scope);
  if (silent.length) scope.silentFailures = silent;
  const [first, ...others] = [...compileUnsaved(source, context), ...context.added.unsaved];
  if (first) scope.unsaved = others.reduce<Expr>((all, condition) => ['or', all, condition], first);
  return scope;
}

/** Data of a scope whose `failed` nothing in it reads, and whose failure runs nothing. */
function silentFailures(unit: Unit, { data = {}, body, ...rest }: CompiledScope): string[] {
  const names = Object.keys(data).filter((name) => data[name]?.catch === undefined);
  if (names.length === 0) return names;
  const read = new Set(readFailures(unit, body));
  addReadFailures(rest, read);
  return names.filter((name) => !read.has(name));
}

/** The names whose `failed` a node and those inside it read. */
function readFailures(unit: Unit, node: CompiledNode): ReadonlySet<string> {
  const found = (): ReadonlySet<string> => {
    const { slots = {}, fallback, ...own } = node;
    const names = new Set<string>();
    addReadFailures(own, names);
    for (const inner of [...Object.values(slots).flat(), ...(fallback ? [fallback] : [])])
      for (const name of readFailures(unit, inner)) names.add(name);
    return names;
  };
  return unit.cache ? unit.cache.nodes.failures.of([node], found) : found();
}

/** Adds the names whose `failed` a compiled value reads, at any depth. */
function addReadFailures(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) {
    const [kind, owner, name] = value;
    const isRead = kind === 'get' && Array.isArray(owner) && owner[0] === 'var' && owner[1] === 'failed';
    if (isRead && typeof name === 'string') names.add(name);
    for (const part of value) addReadFailures(part, names);
  } else if (isObject(value)) for (const part of Object.values(value)) addReadFailures(part, names);
}

function compileBody(
  unit: Unit,
  body: unknown,
  pointer: string,
  context: NodeContext,
  expand: ExpandFragment,
): CompiledNode {
  const compiled = compileNode(unit, body, pointer, context, expand);
  if (!isObject(body) && !compiled.fault) {
    compiled.fault = { code: 'PAGE_MISSING', pointer, message: '"body" is missing.' };
  }
  return compiled;
}

/** The condition of a document or fragment under which something is not saved yet, if it has one. */
export function compileUnsaved(source: { unsaved?: unknown }, context: NodeContext): Expr[] {
  return source.unsaved === undefined ? [] : [compileExpression(source.unsaved, context)];
}

/** The lists that `run` names. */
export function compileNamedActions(
  unit: Unit,
  lists: unknown,
  context: NodeContext,
  pointer = '',
): Record<string, CompiledAction[]> {
  const entries = usable(isObject(lists) ? lists : {});
  return Object.fromEntries(
    entries.map(([name, list]) => [
      name,
      compileActions(unit, list, asChanged(context, isChangedEntry(context.changes, pointer, 'actions', name))),
    ]),
  );
}

/** State fields and parameters; a field without a default is null. */
export function compileFields(fields: unknown): Record<string, CompiledField> {
  const entries = usable(isObject(fields) ? fields : {});
  return Object.fromEntries(
    entries.map(([name, field]): [string, CompiledField] => {
      const { type, default: initial, draft, address, schema } = isObject(field) ? field : {};
      const compiled: CompiledField = {
        type: typeof type === 'string' ? type : 'object',
        default: plain(initial ?? null),
      };
      if (draft === true) compiled.draft = draft;
      if (typeof address === 'string') {
        compiled.address = address;
        if (schema !== undefined) compiled.schema = plain(schema);
      }
      return [name, compiled];
    }),
  );
}

/** Data calls; an entry without an operation that exists is left out, and nodes see null. */
export function compileData(
  unit: Unit,
  data: unknown,
  context: NodeContext,
  pointer = '',
): Record<string, CompiledData> {
  const compiled: Record<string, CompiledData> = {};
  for (const [name, source] of usable(isObject(data) ? data : {})) {
    if (!isObject(source) || typeof source.call !== 'string') continue;
    if (!Object.hasOwn(unit.context.operations.operations, source.call)) continue;
    const entry: CompiledData = { call: source.call };
    if (isObject(source.with)) entry.with = compileValues(unit, source.with, context);
    if (source.when !== undefined) entry.when = compileExpression(source.when, context);
    if (source.preload === true) entry.preload = true;
    if (typeof source.every === 'number' && source.every >= 1) entry.every = source.every;
    if (source.while !== undefined) entry.while = compileExpression(source.while, context);
    if (source.waits === true) entry.waits = true;
    const isChanged = context.isChanged || isChangedEntry(context.changes, pointer, 'data', name);
    if (isChanged) entry.changed = true;
    const caught = compileActions(unit, source.catch, asChanged(context, isChanged));
    if (caught.length > 0) entry.catch = caught;
    compiled[name] = entry;
  }
  return compiled;
}

/** `node.field`: the name that a field of a fragment gets in the drawer that the fragment's node is in. */
function shownName({ fragment }: Omit<NodeContext, 'added'>, written: string): string {
  const [node = '', field = ''] = written.split('.');
  return `${fragment ? `${fragment.node}.` : ''}${node}:${field}`;
}

/** Dialogs or drawers written inside a document. */
export function compileOverlays(
  unit: Unit,
  overlays: unknown,
  pointer: string,
  around: Omit<NodeContext, 'added'>,
  expand: ExpandFragment,
): Record<string, CompiledDialog> {
  const compiled: Record<string, CompiledDialog> = {};
  for (const [name, source] of usable(isObject(overlays) ? overlays : {})) {
    if (!isObject(source)) continue;
    // A user who opens it sees the node, and its conditions would be read in the wrong scope.
    const context = { ...around, conditions: [], added: nothingAdded() };
    const inner: Unit = { ...unit, widgets: new Set() };
    const overlay: CompiledDialog = {
      title: compileValue(unit, source.title ?? '', context),
      ...compileScope(inner, source, pointerTo(pointer, name), context, expand),
      ...compileFrame(source),
      widgets: [...inner.widgets].sort(),
    };
    for (const widget of inner.widgets) unit.overlayWidgets.add(widget);
    const roles = nodeRoles(source.roles, unit.context.roleSets);
    if (roles) overlay.roles = roles;
    if (isObject(source.address)) {
      const { name: parameter, param, open, state } = source.address;
      overlay.address = { name: String(parameter), param: String(param), open: ownName(context, String(open)) };
      if (typeof state === 'string') overlay.address.state = shownName(context, state);
    }
    compiled[name] = overlay;
  }
  return compiled;
}
