import { isObject, own, pointerTo } from '#schemas';
import type { CompiledNode, CompiledValue } from '#engine/document';
import { compileActions } from './action.ts';
import { compileExpression } from './expression.ts';
import { nodeRoles, withRoles } from './roles.ts';
import { ownName, type Place, type Unit } from './unit.ts';
import { compileBySchema, compileValue, statePath, usable } from './value.ts';

/** Compiles the fragment that a node names; handed in, because fragments contain nodes. */
export type ExpandFragment = (unit: Unit, node: Record<string, unknown>, pointer: string, place: Place) => CompiledNode;

/**
 * Compiles a node and everything in it. A broken one says in `fault` what is wrong, and keeps what is inside it.
 */
export function compileNode(
  unit: Unit,
  source: unknown,
  pointer: string,
  around: Place,
  expand: ExpandFragment,
): CompiledNode {
  const node = isObject(source) ? source : {};
  const compiled: CompiledNode = {
    id: nodeId(node, around),
    widget: typeof node.widget === 'string' ? node.widget : '',
  };
  const place = withLocal(node, around);
  const diagnostic = around.diagnostics.get(pointer);
  if (diagnostic) compiled.fault = diagnostic;
  else if (typeof node.fragment === 'string') return expand(unit, node, pointer, around);
  else compileWidget(unit, node, compiled, place);
  addConditions(unit, node, compiled, around, place, !diagnostic);
  if (diagnostic) addFreeSlots(unit, node, compiled, place, pointer);
  const slots = compileSlots(unit, node, pointer, withRoles(place, compiled.roles), expand);
  if (slots) compiled.slots = slots;
  if (isObject(node.fallback))
    compiled.fallback = compileNode(unit, node.fallback, `${pointer}/fallback`, place, expand);
  return compiled;
}

/** Roles, `when` and `each`: the parts that widgets and fragments have in common. */
export function addConditions(
  unit: Unit,
  node: Record<string, unknown>,
  compiled: CompiledNode,
  around: Place,
  place: Place,
  isWhole: boolean,
): void {
  const roles = nodeRoles(node.roles, unit.context.roleSets);
  if (roles) compiled.roles = roles;
  if (!isWhole) return;
  const { each } = node;
  if (isObject(each) && typeof each.as === 'string') {
    compiled.each = {
      in: compileExpression(each.in, around),
      as: ownName(around, each.as),
      key: compileExpression(each.key, place),
    };
  }
  if (node.when !== undefined) compiled.when = compileExpression(node.when, place);
}

/** The place inside a node's `each`; in a fragment the item's name gets the fragment's in front. */
export function withLocal(node: Record<string, unknown>, place: Place): Place {
  const { each } = node;
  if (!place.fragment || !isObject(each) || typeof each.as !== 'string') return place;
  return { ...place, locals: { ...place.locals, [each.as]: ownName(place, each.as) } };
}

function compileWidget(unit: Unit, node: Record<string, unknown>, compiled: CompiledNode, place: Place): void {
  const description = own(unit.context.catalogue.widgets, compiled.widget);
  if (description) unit.widgets.add(compiled.widget);
  if (isObject(node.props)) {
    // Safe: what the schema makes of a prop is a value, a syntax tree or a path; all are JSON.
    compiled.props = compileBySchema(unit, node.props, description?.props, place, compileActions) as Record<
      string,
      CompiledValue
    >;
  }
  if (typeof node.bind === 'string') compiled.bind = statePath(node.bind, place);
  if (isObject(node.binds)) {
    const bound = usable(node.binds).flatMap(([name, path]) =>
      typeof path === 'string' ? [[name, path] as const] : [],
    );
    compiled.binds = Object.fromEntries(bound.map(([name, path]) => [name, statePath(path, place)]));
  }
  if (Array.isArray(node.rules)) {
    compiled.rules = node.rules.filter(isObject).map((rule) => ({
      test: compileExpression(rule.test, place),
      text: compileValue(unit, rule.text ?? null, place),
    }));
  }
  if (isObject(node.on)) {
    compiled.on = Object.fromEntries(
      usable(node.on).map(([event, actions]) => [event, compileActions(unit, actions, place)]),
    );
  }
}

function compileSlots(
  unit: Unit,
  node: Record<string, unknown>,
  pointer: string,
  place: Place,
  expand: ExpandFragment,
) {
  if (!isObject(node.slots)) return undefined;
  const slots: Record<string, CompiledNode[]> = {};
  for (const [name, children] of usable(node.slots)) {
    const at = pointerTo(`${pointer}/slots`, name);
    if (Array.isArray(children))
      slots[name] = children.map((child, index) => compileNode(unit, child, pointerTo(at, index), place, expand));
  }
  return slots;
}

/**
 * Says what of a broken node is shown all the same: the slots whose nodes make sense outside of its widget. Others use
 * names that the widget or `each` gives them, or are parts of the widget, such as the columns of a table.
 */
function addFreeSlots(
  { context }: Unit,
  node: Record<string, unknown>,
  compiled: CompiledNode,
  place: Place,
  pointer: string,
): void {
  if (!isObject(node.slots) || node.each !== undefined) return;
  const widget = own(context.catalogue.widgets, compiled.widget);
  compiled.freeSlots = usable(node.slots)
    .map(([name]) => name)
    .filter((name) => {
      if (!widget) return true;
      const slot = own(widget.slots ?? {}, name);
      return slot !== undefined && !slot.locals && !slot.accepts;
    });
  // They are hidden as before, unless the condition is what is broken.
  if (node.when !== undefined && !compiled.fault?.pointer.startsWith(`${pointer}/when`))
    compiled.when = compileExpression(node.when, place);
}

function nodeId(node: Record<string, unknown>, place: Place): string {
  const id = typeof node.id === 'string' ? node.id : 'broken';
  return place.fragment ? `${place.fragment.node}.${id}` : id;
}
