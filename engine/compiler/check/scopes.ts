import { hasType, isObject, own, pointerTo, shown } from '#schemas';
import type { DialogSource } from '#engine/document';
import { schemaType } from '../expression/schema-type.ts';
import { anyType, booleanType, type ExprType, numberType, objectType, textType } from '../expression/type.ts';
import { callTarget, checkCall } from './call.ts';
import { checkDrafts } from './drafts.ts';
import { checkCondition } from './expression.ts';
import { checkFieldSchemas, fieldsType } from './field-schema.ts';
import { checkAddressState } from './address-state.ts';
import { nodeIds, walkNodes } from '#engine/written';
import { checkPart } from './part.ts';
import { checkWith } from './overlay-call.ts';
import { documentLimits } from './limits.ts';
import { narrow, type Reach, reachOf } from './reach.ts';
import { checkNamedActions } from './named-actions.ts';
import { checkText } from './text.ts';
import { checkFreeValue } from './value.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

type Source = Record<string, unknown>;

/** Checks what a page, dialog, drawer, fragment or layout holds, and the dialogs and drawers written inside it. */
export function checkScopes(walk: Walk, source: Source, reach: Reach | undefined): void {
  const isOpened = source.kind === 'dialog' || source.kind === 'drawer';
  const roots = rootTypes(walk, source, isOpened ? { page: anyType } : {});
  const [dialogs, drawers] = [overlays(source.dialogs), overlays(source.drawers)];
  checkScope(walk, source, '', scopeOf(walk, source, '', { roots, reach, dialogs, drawers }));
  checkPreloads(walk, source.data);
  checkAddressState(walk, source);
  const page = walk.cache.pages.of([roots], () => objectType({ ...roots }));
  for (const [kind, group] of Object.entries({ dialogs, drawers })) {
    for (const [name, overlay] of Object.entries(group)) {
      const pointer = pointerTo(`/${kind}`, name);
      const part: Source = { ...overlay };
      const set = typeof part.roles === 'string' ? reachOf(part.roles, walk.context.roleSets) : undefined;
      if (typeof part.roles === 'string' && !set)
        walk.diagnostics.add('PAGE_ROLES_UNKNOWN', `${pointer}/roles`, { name: part.roles });
      const inside = set && reach ? narrowedReach(walk, reach, set) : reach;
      const facts = { roots: rootTypes(walk, part, { page }), reach: inside, dialogs, drawers };
      checkScope(walk, part, pointer, scopeOf(walk, part, pointer, facts));
    }
  }
}

const narrowedReach = (walk: Walk, reach: Reach, set: Reach): Reach | undefined =>
  walk.cache.reaches.of([reach, 'roles', set.isPublic, set.roles], () => narrow(reach, set));

interface ScopeFacts {
  roots: Scope['roots'];
  reach: Reach | undefined;
  dialogs: Record<string, DialogSource>;
  drawers: Record<string, DialogSource>;
}

/** What can be named and reached in a page, dialog or drawer: the same object as long as nothing of it is another. */
function scopeOf(walk: Walk, source: Source, pointer: string, { roots, reach, dialogs, drawers }: ScopeFacts): Scope {
  const { cache, fragments } = walk;
  const around = fragments.join(' ');
  const name = `${around} ${pointer}`;
  const facts = {
    dialogs: cache.overlaysOf(`${around} dialogs`, dialogs),
    drawers: cache.overlaysOf(`${around} drawers`, drawers),
    data: cache.list(`${name} data`, names(source.data)),
    actions: cache.list(`${name} actions`, names(source.actions)),
    nodes: cache.nodes(name, nodeIds(source.body)),
  };
  return cache.scopes.of([roots, 'scope', reach, ...Object.values(facts)], () => ({ roots, reach, ...facts }));
}

function checkScope(walk: Walk, source: Source, pointer: string, scope: Scope): void {
  if (isObject(source.title) && Object.hasOwn(source.title, 't'))
    checkText(walk, source.title, `${pointer}/title`, scope, checkFreeValue);
  if (source.titleFrom !== undefined) checkTitleFrom(walk, source, `${pointer}/titleFrom`);
  checkDrafts(walk, source, pointer, Object.hasOwn(scope.roots, 'page'));
  for (const kind of ['state', 'params']) {
    checkDefaults(walk, source[kind], `${pointer}/${kind}`);
    checkFieldSchemas(walk, source[kind], `${pointer}/${kind}`);
  }
  checkData(walk, source.data, `${pointer}/data`, scope);
  walk.checks.actions(walk, source.load, `${pointer}/load`, scope);
  checkNamedActions(walk, source.actions, `${pointer}/actions`, scope);
  if (source.unsaved !== undefined) checkCondition(walk, source.unsaved, `${pointer}/unsaved`, scope);
  walk.checks.node(walk, source.body, `${pointer}/body`, scope);
}

function checkTitleFrom(walk: Walk, { titleFrom, body }: Source, pointer: string): void {
  const isTitled = [...walkNodes(body, '/body')].some(
    ({ node }) =>
      node.id === titleFrom &&
      typeof node.fragment === 'string' &&
      walk.context.documents(node.fragment)?.title !== undefined,
  );
  if (!isTitled)
    walk.diagnostics.add(
      'PAGE_VALUE',
      pointer,
      { reason: `No fragment with a title stands at the node "${String(titleFrom)}".` },
      'Name a node with "fragment", and give that fragment a "title".',
    );
}

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array'];

function checkDefaults(walk: Walk, fields: unknown, pointer: string): void {
  for (const [name, field] of Object.entries(isObject(fields) ? fields : {})) {
    if (
      !isObject(field) ||
      field.default === undefined ||
      typeof field.type !== 'string' ||
      !types.includes(field.type)
    )
      continue;
    if (hasType(field.default, { type: field.type, nullable: true })) continue;
    walk.diagnostics.add('PAGE_STATE_DEFAULT', `${pointerTo(pointer, name)}/default`, {
      name,
      found: shown(field.default),
      type: field.type,
    });
  }
}

/** The answers are sent along with the page, so that each one costs every visitor. */
function checkPreloads(walk: Walk, data: unknown): void {
  const sources = Object.entries(isObject(data) ? data : {});
  const preloaded = sources.filter(([, source]) => isObject(source) && source.preload === true);
  const count = preloaded.length;
  const first = preloaded[documentLimits.preloads];
  if (first)
    walk.diagnostics.add('PAGE_PRELOADS', pointerTo(pointerTo('/data', first[0]), 'preload'), {
      count,
      limit: documentLimits.preloads,
    });
}

function checkData(walk: Walk, data: unknown, pointer: string, scope: Scope): void {
  for (const [name, source] of Object.entries(isObject(data) ? data : {})) {
    if (!isObject(source)) continue;
    const at = pointerTo(pointer, name);
    checkPart(walk, source, at, scope, { kind: 'data', check: (inner) => checkSource(inner, source, at, scope) });
  }
}

function checkSource(walk: Walk, source: Source, at: string, scope: Scope): void {
  if (source.when !== undefined) checkCondition(walk, source.when, `${at}/when`, scope);
  const withError = { ...scope, roots: { ...scope.roots, error: failureType } };
  walk.checks.actions(walk, source.catch, `${at}/catch`, withError);
  if (source.while !== undefined) checkCondition(walk, source.while, `${at}/while`, scope);
  const facts = checkCall(walk, source.call, `${at}/call`, scope);
  if (!facts) return;
  if (!facts.isSafe) walk.diagnostics.add('PAGE_DATA_WRITES', `${at}/call`, { operation: facts.id });
  const given = source.with ?? {};
  if (isObject(given))
    checkWith(walk, given, source.with === undefined ? at : `${at}/with`, scope, callTarget(walk, facts, given));
}

/** The roots of a scope; `event`, `result` and `error` come with the lists that have them. */
export function rootTypes(walk: Walk, source: Source, more: Record<string, ExprType>): Record<string, ExprType> {
  const { state, data, params, route } = source;
  return walk.cache.roots.of([walk.context, state, data, params, route, more.page], () =>
    makeRoots(walk, source, more),
  );
}

function makeRoots(walk: Walk, source: Source, more: Record<string, ExprType>): Record<string, ExprType> {
  const data = names(source.data);
  const entries = (type: ExprType): ExprType => objectType(Object.fromEntries(data.map((name) => [name, type])));
  return {
    state: fieldsType(source.state),
    data: objectType(Object.fromEntries(data.map((name) => [name, answerType(walk, source.data, name)]))),
    loading: entries(booleanType),
    failed: entries(failureType),
    params: fieldsType(source.params, routeParams(source.route)),
    env: operationType(walk, 'getEnvironment'),
    user: operationType(walk, 'getUserInfo'),
    query: objectType({}, textType),
    locale: textType,
    ...more,
  };
}

const failureType = objectType({
  code: textType,
  message: textType,
  status: numberType,
  detail: anyType,
  pointer: textType,
  hint: textType,
});

function answerType(walk: Walk, data: unknown, name: string): ExprType {
  const entry = isObject(data) ? own(data, name) : undefined;
  return isObject(entry) && typeof entry.call === 'string' ? operationType(walk, entry.call) : anyType;
}

function operationType(walk: Walk, id: string): ExprType {
  const { operations, resolve } = walk.context.operations;
  const answer = own(operations, id)?.answer;
  return answer ? schemaType(answer, resolve) : anyType;
}

/** `:id` in an address is a text that the page reads as `params.id`. */
function routeParams(route: unknown): Record<string, ExprType> {
  const found = typeof route === 'string' ? [...route.matchAll(/:([A-Za-z]\w*)/g)] : [];
  return Object.fromEntries(found.map((match) => [match[1] ?? '', textType]));
}

function overlays(value: unknown): Record<string, DialogSource> {
  const entries = Object.entries(isObject(value) ? value : {}).filter(([, overlay]) => isObject(overlay));
  // Safe: every field is looked at again before it is used.
  return Object.fromEntries(entries) as Record<string, DialogSource>;
}

function names(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}
