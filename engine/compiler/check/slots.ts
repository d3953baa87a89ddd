import { isObject, nearest, own, pointerTo } from '#schemas';
import type { SlotDescription, WidgetDescription } from '#engine/document';
import type { ExprType } from '../expression/type.ts';
import { describedType } from './described-type.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

/** Checks the nodes in a node's slots; without a description every slot is taken as it is. */
export function checkSlots(
  walk: Walk,
  node: Record<string, unknown>,
  widget: WidgetDescription | undefined,
  pointer: string,
  scope: Scope,
): void {
  for (const [name, children] of Object.entries(isObject(node.slots) ? node.slots : {})) {
    const at = pointerTo(`${pointer}/slots`, name);
    const slot = widget ? own(widget.slots, name) : {};
    if (!slot) addUnknownSlot(walk, name, widget, at);
    if (!Array.isArray(children)) continue;
    const inner = slot && widget ? scopeInside(walk, node, slot, scope) : scopeOfMoreNames(walk, scope);
    children.forEach((child, index) => {
      const childAt = pointerTo(at, index);
      if (slot && widget) checkAccepted(walk, child, name, slot, widget, childAt);
      walk.checks.node(walk, child, childAt, inner);
    });
  }
}

function addUnknownSlot(walk: Walk, name: string, widget: WidgetDescription | undefined, pointer: string): void {
  const known = Object.keys(widget?.slots ?? {});
  const meant = nearest(name, known);
  const hint = meant ? `Did you mean "${meant}"?` : known.length ? `It has: ${known.join(', ')}.` : undefined;
  walk.diagnostics.add('PAGE_SLOT_UNKNOWN', pointer, { widget: widget?.$id, name }, hint);
}

function checkAccepted(
  walk: Walk,
  child: unknown,
  slot: string,
  { accepts }: SlotDescription,
  widget: WidgetDescription,
  pointer: string,
): void {
  if (!accepts || !isObject(child) || typeof child.widget !== 'string' || accepts.includes(child.widget)) return;
  if (!own(walk.context.catalogue.widgets, child.widget)) return;
  walk.diagnostics.add('PAGE_SLOT_CHILD', `${pointer}/widget`, {
    slot,
    widget: widget.$id,
    accepts: accepts.join(' and '),
    child: child.widget,
  });
}

/** The scope with the names that the slot gives to the nodes in it. */
function scopeInside(walk: Walk, node: Record<string, unknown>, slot: SlotDescription, scope: Scope): Scope {
  const { locals } = slot;
  if (!locals) return scope;
  return walk.cache.scopes.of([scope, slot, node.props], () => {
    const types: Record<string, ExprType> = {};
    for (const [name, schema] of Object.entries(locals)) types[name] = describedType(schema, node, scope);
    return { ...scope, roots: { ...scope.roots, ...types } };
  });
}

const scopeOfMoreNames = (walk: Walk, scope: Scope): Scope =>
  walk.cache.scopes.of([scope, 'more'], () => ({ ...scope, hasMoreNames: true }));
