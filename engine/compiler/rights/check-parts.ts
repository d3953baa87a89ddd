import { isObject, own, pointerTo } from '#schemas';
import type { AnalysedNode } from './analysis.ts';
import { computedAddresses } from './addresses.ts';
import { type Comparison, isChangedInNode, isWhollyChanged } from './comparison.ts';
import { expressionsOf, type Locals, readsIn, secretIn, type WrittenExpression } from './reads.ts';

/** P43 P44 What changed nodes show, read and are bound to, and what changed data asks for. */
export function checkParts(comparison: Comparison): void {
  for (const node of comparison.changed.nodes) if (comparison.parts.nodes.has(node.id)) checkNode(comparison, node);
  for (const [scope, { scope: source }] of comparison.changed.scopes) checkScope(comparison, scope, source);
}

function checkNode(comparison: Comparison, node: AnalysedNode): void {
  const { issues, sealed, secrets } = comparison;
  const { id, pointer } = node;
  const isAll = isWhollyChanged(comparison, node);
  for (const written of node.expressions)
    if (isChangedInNode(comparison, node, written.pointer)) checkReading(comparison, written, node);
  for (const { path, pointer: at } of node.binds) {
    if (!isChangedInNode(comparison, node, at)) continue;
    const name = path.slice(1).join('.');
    if (secrets.overlaps(path) && !isOwnSecret(comparison, node))
      issues.add({ code: 'CHANGE_SECRET', pointer: at, detail: { name }, node: id });
    else if (sealed.reads.overlaps(path)) issues.add({ code: 'CHANGE_STATE', pointer: at, detail: { name }, node: id });
  }
  const calls = [...comparison.fragmentCalls(node.node.fragment)];
  const changed = comparison.parts.nodes.get(id);
  if (calls.length > 0 && (isAll || [...(changed?.keys ?? [])].some((key) => key.startsWith('params/'))))
    issues.add({ code: 'CHANGE_CALL', pointer, detail: { name: calls.join(', ') }, node: id });
  for (const [name, value] of Object.entries(isObject(node.node.props) ? node.node.props : {})) {
    const at = pointerTo(`${pointer}/props`, name);
    if (!isChangedInNode(comparison, node, at)) continue;
    const schema = own(node.widget?.props.properties, name);
    const prop = { widget: String(node.node.widget), name, value, pointer: at };
    for (const found of computedAddresses(prop, schema, node.locals))
      issues.add({ code: 'CHANGE_ADDRESS', pointer: found, detail: { name }, node: id });
  }
}

/** A field for a password that the change added, bound to state that it added: nothing shipped is in it. */
function isOwnSecret({ parts, shipped }: Comparison, { id, widget, binds }: AnalysedNode): boolean {
  if (!widget?.secret || parts.nodes.get(id)?.isAdded !== true) return false;
  return binds.every(({ path: [scope = '', , name = ''] }) => {
    const state = shipped.scopes.get(scope)?.scope.state;
    return !isObject(state) || !Object.hasOwn(state, name);
  });
}

interface Reader {
  scope: string;
  locals: Locals;
  /** The node that reads; none reads a title or a call. */
  id?: string;
}

function checkReading(
  { issues, secrets }: Comparison,
  { text, pointer }: WrittenExpression,
  { scope, locals, id }: Reader,
): void {
  const secret = secretIn(readsIn(text, scope, locals), secrets);
  const node = id === undefined ? {} : { node: id };
  if (secret) issues.add({ code: 'CHANGE_SECRET', pointer, detail: { name: secret.slice(1).join('.') }, ...node });
}

function checkScope(comparison: Comparison, scope: string, source: Readonly<Record<string, unknown>>): void {
  const { issues, parts, sealed, secrets, context } = comparison;
  const changes = parts.scopes.get(scope);
  if (!changes) return;
  for (const list of ['state', 'params'] as const) {
    for (const name of changes[list]) {
      const pointer = pointerTo(`${scope}/${list}`, name);
      if (changes.isAdded) continue;
      const path = [scope, list, name];
      // A field that the product does not ship belongs to the change alone.
      if (!isShipped(comparison, scope, list, name)) continue;
      if (secrets.overlaps(path)) issues.add({ code: 'CHANGE_SECRET', pointer, detail: { name: `${list}.${name}` } });
      else if (sealed.reads.overlaps(path))
        issues.add({ code: 'CHANGE_STATE', pointer, detail: { name: `${list}.${name}` } });
    }
  }
  const reader = { scope, locals: new Map() };
  const data = isObject(source.data) ? source.data : {};
  for (const name of changes.data) {
    const pointer = pointerTo(`${scope}/data`, name);
    const call = own(data, name);
    if (sealed.reads.overlaps([scope, 'data', name]))
      issues.add({ code: 'CHANGE_STATE', pointer, detail: { name: `data.${name}` } });
    if (!isObject(call)) continue;
    if (call.preload === true) issues.add({ code: 'CHANGE_PRELOAD', pointer: `${pointer}/preload`, detail: { name } });
    const facts = typeof call.call === 'string' ? own(context.operations.operations, call.call) : undefined;
    if (facts && !facts.isBuildable)
      issues.add({ code: 'CHANGE_CALL', pointer: `${pointer}/call`, detail: { name: facts.id } });
    // Its list of actions is looked at with the other lists.
    const { catch: _handler, ...asked } = call;
    const written = expressionsOf(asked, pointer);
    if (typeof call.when === 'string') written.push({ text: call.when, pointer: `${pointer}/when` });
    for (const each of written) checkReading(comparison, each, reader);
  }
  for (const name of changes.actions)
    if (sealed.actions.has(`${scope} ${name}`))
      issues.add({ code: 'CHANGE_ACTIONS', pointer: pointerTo(`${scope}/actions`, name), detail: { name } });
  const written: WrittenExpression[] = [];
  if (changes.keys.has('unsaved') && typeof source.unsaved === 'string')
    written.push({ text: source.unsaved, pointer: `${scope}/unsaved` });
  if (changes.keys.has('title')) expressionsOf(source.title, `${scope}/title`, written);
  for (const each of written) checkReading(comparison, each, reader);
}

function isShipped({ shipped }: Comparison, scope: string, list: 'state' | 'params', name: string): boolean {
  const fields = shipped.scopes.get(scope)?.scope[list];
  return isObject(fields) && Object.hasOwn(fields, name);
}
