import { isObject } from '#schemas';
import type { CompiledNode, Diagnostic } from '#engine/document';
import { type CompiledPart, nothingAdded, type NodeContext, type Unit } from './unit.ts';

/** Pointers of the nodes that are broken, or have one inside: their diagnostics say where they are, and they are compiled each time. */
export function brokenAround(broken: ReadonlyMap<string, Diagnostic>): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at of broken.keys())
    for (; at !== '' && !found.has(at); at = at.slice(0, at.lastIndexOf('/'))) found.add(at);
  return found;
}

/**
 * Compiles a node, or gives again what the same node became before. What it becomes depends on the node, on whom it is shown to, and on
 * what a change has done to its position; in fragments it depends on more, and is not cached.
 */
export function compileCached(
  unit: Unit,
  source: unknown,
  pointer: string,
  around: NodeContext,
  compile: (unit: Unit, around: NodeContext) => CompiledNode,
): CompiledNode {
  const { cache } = unit;
  if (!cache || around.fragment || !isObject(source) || cache.broken.has(pointer)) return compile(unit, around);
  const isMoved = around.changes?.nodes.get(String(source.id))?.keys.has('position') === true;
  const scope = /^\/(dialogs|drawers)\/[^/]*/.exec(pointer)?.[0] ?? '';
  const facts = JSON.stringify([scope, isMoved, around.conditions, around.roles]);
  const entry = cache.nodes.parts.at([source]);
  const part = entry.value?.around === facts ? entry.value : compiled();
  if (isSound(part.unit)) entry.value = part;
  gather(unit, part.unit);
  gatherAdded(around.added, part.added);
  return part.node;

  function compiled(): CompiledPart {
    const inner = innerUnit(unit);
    const added = nothingAdded();
    return { around: facts, node: compile(inner, { ...around, added }), unit: inner, added };
  }
}

/** A unit that gathers for one part. */
const innerUnit = (unit: Unit): Unit => ({
  ...unit,
  messages: new Map(),
  widgets: new Set(),
  overlayWidgets: new Set(),
  forms: new Map(),
  dialogs: {},
  drawers: {},
  fragments: new Set(),
});

/** Diagnostics of a fragment are reported by the first node that names it, whichever that is by then. */
const isSound = ({ fragments, fragmentDiagnostics }: Unit): boolean =>
  [...fragments].every((id) => fragmentDiagnostics.get(id)?.length === 0);

function gather(unit: Unit, part: Unit): void {
  for (const [key, message] of part.messages) unit.messages.set(key, message);
  for (const name of part.widgets) unit.widgets.add(name);
  for (const name of part.overlayWidgets) unit.overlayWidgets.add(name);
  for (const [id, form] of part.forms) unit.forms.set(id, form);
  for (const id of part.fragments) unit.fragments.add(id);
  Object.assign(unit.dialogs, part.dialogs);
  Object.assign(unit.drawers, part.drawers);
}

function gatherAdded(added: NodeContext['added'], part: NodeContext['added']): void {
  for (const name of ['state', 'data', 'actions', 'titles'] as const) Object.assign(added[name], part[name]);
  added.load.push(...part.load);
  added.unsaved.push(...part.unsaved);
  added.secrets.push(...part.secrets);
}
