import { isObject, type JsonSchema, own, pointerTo } from '#schemas';
import type { CompiledNode, CompiledValue } from '#engine/document';
import { compileActions } from './action.ts';
import { changedProps, isChangedHandler, isChangedNode } from './changes.ts';
import { compileChecks } from './checks.ts';
import { compileExpression } from './expression.ts';
import { withCondition } from './conditions.ts';
import { compileCached } from './cached-node.ts';
import { nodeRoles, withRoles } from './roles.ts';
import { ownName, type NodeContext, type Unit } from './unit.ts';
import { compileBySchema, compileValue, statePath, usable } from './value.ts';

/** Compiles the fragment that a node names; handed in, because fragments contain nodes. */
export type ExpandFragment = (
  unit: Unit,
  node: Record<string, unknown>,
  pointer: string,
  context: NodeContext,
) => CompiledNode;

/**
 * Compiles a node and its children. A broken node carries its diagnostic in `fault` and still has its children.
 */
export const compileNode = (
  unit: Unit,
  source: unknown,
  pointer: string,
  around: NodeContext,
  expand: ExpandFragment,
): CompiledNode =>
  compileCached(unit, source, pointer, around, (part, context) => compileWhole(part, source, pointer, context, expand));

function compileWhole(
  unit: Unit,
  source: unknown,
  pointer: string,
  around: NodeContext,
  expand: ExpandFragment,
): CompiledNode {
  const node = isObject(source) ? source : {};
  const compiled: CompiledNode = {
    id: nodeId(node, around),
    widget: typeof node.widget === 'string' ? node.widget : '',
  };
  const context = withLocal(node, around);
  const diagnostic = around.diagnostics.get(pointer);
  if (diagnostic) compiled.fault = diagnostic;
  else if (typeof node.fragment === 'string') return expand(unit, node, pointer, around);
  else compileWidget(unit, node, compiled, context);
  addConditions(unit, node, compiled, around, context, !diagnostic);
  if (diagnostic) addFreeSlots(unit, node, compiled, context, pointer);
  const inside = withCondition(withRoles(context, compiled.roles), compiled.when);
  const slots = compileSlots(unit, node, pointer, inside, expand);
  if (slots) compiled.slots = slots;
  if (isObject(node.fallback))
    compiled.fallback = compileNode(unit, node.fallback, `${pointer}/fallback`, context, expand);
  return compiled;
}

/** Roles, `when` and `each`: the parts that widgets and fragments have in common. */
export function addConditions(
  unit: Unit,
  node: Record<string, unknown>,
  compiled: CompiledNode,
  around: NodeContext,
  context: NodeContext,
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
      key: compileExpression(each.key, context),
    };
  }
  if (node.when !== undefined) compiled.when = compileExpression(node.when, context);
}

/** The context inside a node's `each`; in a fragment the item's name is prefixed with that of the fragment's node. */
export function withLocal(node: Record<string, unknown>, context: NodeContext): NodeContext {
  const { each } = node;
  if (!context.fragment || !isObject(each) || typeof each.as !== 'string') return context;
  return { ...context, locals: { ...context.locals, [each.as]: ownName(context, each.as) } };
}

function compileWidget(unit: Unit, node: Record<string, unknown>, compiled: CompiledNode, context: NodeContext): void {
  const description = own(unit.context.catalogue.widgets, compiled.widget);
  if (description) unit.widgets.add(compiled.widget);
  if (context.isChanged || isChangedNode(context.changes, node.id)) compiled.changed = true;
  if (isObject(node.props)) compiled.props = compileProps(unit, node, node.props, description?.props, context);
  if (typeof node.bind === 'string') compiled.bind = statePath(node.bind, context);
  if (isObject(node.binds)) {
    const bound = usable(node.binds).flatMap(([name, path]) =>
      typeof path === 'string' ? [[name, path] as const] : [],
    );
    compiled.binds = Object.fromEntries(bound.map(([name, path]) => [name, statePath(path, context)]));
  }
  if (description?.secret === true)
    context.added.secrets.push(...(compiled.bind ? [compiled.bind] : []), ...Object.values(compiled.binds ?? {}));
  if (Array.isArray(node.rules)) {
    compiled.rules = node.rules.filter(isObject).map((rule) => ({
      test: compileExpression(rule.test, context),
      text: compileValue(unit, rule.text ?? null, context),
    }));
  }
  const checks = compileChecks(compiled, description);
  if (checks) compiled.checks = checks;
  if (isObject(node.on)) {
    compiled.on = Object.fromEntries(
      usable(node.on).map(([event, actions]) => [
        event,
        compileActions(unit, actions, asChanged(context, isChangedHandler(context.changes, node.id, event))),
      ]),
    );
  }
}

/** Props by their schemas. Those that a change has set have its rights: an address that is computed stays on this site. */
function compileProps(
  unit: Unit,
  node: Record<string, unknown>,
  props: Record<string, unknown>,
  schema: JsonSchema | undefined,
  context: NodeContext,
): Record<string, CompiledValue> {
  const changed = context.isChanged ? 'all' : changedProps(context.changes, node.id);
  // Safe, as below: the schema makes a value, a syntax tree or a path of a prop, and all are JSON.
  const compiled = compileBySchema(
    unit,
    props,
    schema,
    asChanged(context, changed === 'all'),
    compileActions,
  ) as Record<string, CompiledValue>;
  if (changed === 'all') return compiled;
  for (const [name, value] of usable(props).filter(([key]) => changed.has(key)))
    compiled[name] = compileBySchema(
      unit,
      value,
      own(schema?.properties, name),
      asChanged(context, true),
      compileActions,
    ) as CompiledValue;
  return compiled;
}

/** The context in which actions and addresses get the rights of a changed part; it stays one where it is already. */
export const asChanged = (context: NodeContext, isChanged: boolean): NodeContext =>
  isChanged && !context.isChanged ? { ...context, isChanged } : context;

function compileSlots(
  unit: Unit,
  node: Record<string, unknown>,
  pointer: string,
  context: NodeContext,
  expand: ExpandFragment,
) {
  if (!isObject(node.slots)) return undefined;
  const slots: Record<string, CompiledNode[]> = {};
  for (const [name, children] of usable(node.slots)) {
    const at = pointerTo(`${pointer}/slots`, name);
    if (Array.isArray(children))
      slots[name] = children.map((child, index) => compileNode(unit, child, pointerTo(at, index), context, expand));
  }
  return slots;
}

/**
 * Says what of a broken node is shown all the same: the slots whose nodes make sense outside of its widget. Others use
 * names that the widget or `each` gives them, or are parts of the widget, such as the columns of a table.
 */
function addFreeSlots(
  unit: Unit,
  node: Record<string, unknown>,
  compiled: CompiledNode,
  context: NodeContext,
  pointer: string,
): void {
  if (!isObject(node.slots) || node.each !== undefined) return;
  const widget = own(unit.context.catalogue.widgets, compiled.widget);
  compiled.freeSlots = usable(node.slots)
    .map(([name]) => name)
    .filter((name) => {
      if (!widget) return true;
      const slot = own(widget.slots ?? {}, name);
      return slot !== undefined && !slot.locals && !slot.accepts;
    });
  // They are hidden as before, unless the condition is what is broken.
  if (node.when !== undefined && !compiled.fault?.pointer.startsWith(`${pointer}/when`))
    compiled.when = compileExpression(node.when, context);
}

/** The id of a node in the compiled document: inside a fragment, that of the fragment's node comes first. */
export const nodeName = (id: string, { fragment }: Pick<NodeContext, 'fragment'>): string =>
  fragment ? `${fragment.node}.${id}` : id;

function nodeId(node: Record<string, unknown>, context: NodeContext): string {
  return nodeName(typeof node.id === 'string' ? node.id : 'broken', context);
}
