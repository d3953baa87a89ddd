import { isObject, nearest, own, pointerTo } from '#schemas';
import type { WidgetDescription } from '#engine/document';
import { isRootName } from '../expression/names.ts';
import { anyType, type ExprType, kindName } from '../expression/type.ts';
import { checkBindings } from './bindings.ts';
import { describedType } from './described-type.ts';
import { checkCondition, checkExpressionText } from './expression.ts';
import { checkFragment } from './fragment.ts';
import { checkPart } from './part.ts';
import { narrowed } from './roles.ts';
import { checkSlots } from './slots.ts';
import { checkText } from './text.ts';
import { checkFreeValue, checkValue } from './value.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

type Node = Record<string, unknown>;

/** Checks a node and everything in it. */
export function checkNode(walk: Walk, node: unknown, pointer: string, scope: Scope): void {
  if (!isObject(node)) return;
  checkPart(walk, node, pointer, scope, { kind: 'node', check: (inner) => checkWhole(inner, node, pointer, scope) });
}

function checkWhole(walk: Walk, node: Node, pointer: string, around: Scope): void {
  const scope = checkEach(walk, node, pointer, narrowed(walk, node, pointer, around));
  if (node.when !== undefined) checkCondition(walk, node.when, `${pointer}/when`, scope);
  if (isObject(node.fallback)) walk.checks.node(walk, node.fallback, `${pointer}/fallback`, scope);
  if (node.part !== undefined) {
    walk.diagnostics.add('PAGE_PART_UNKNOWN', pointer, {
      name: String(node.part).slice(0, 100),
      id: String(node.id).slice(0, 100),
    });
    return;
  }
  if (node.list !== undefined) {
    walk.diagnostics.add('PAGE_LIST', `${pointer}/list`, { name: String(node.list).slice(0, 100) });
    return;
  }
  const hasWidget = node.widget !== undefined;
  if (hasWidget === (node.fragment !== undefined)) {
    walk.diagnostics.add('PAGE_NODE_KIND', pointer, { found: hasWidget ? 'both' : 'neither' });
    checkSlots(walk, node, undefined, pointer, scope);
    return;
  }
  checkRules(walk, node, pointer, scope);
  if (hasWidget) checkWidget(walk, node, pointer, scope);
  else checkFragment(walk, node, pointer, scope);
}

function checkEach(walk: Walk, node: Node, pointer: string, scope: Scope): Scope {
  const { each } = node;
  if (!isObject(each)) return scope;
  const listed = checkExpressionText(walk, each.in, `${pointer}/each/in`, scope);
  let item: ExprType = anyType;
  if (listed.kind === 'list') item = listed.item();
  else if (listed.kind !== 'any' && listed.kind !== 'null') {
    walk.diagnostics.add('PAGE_EXPRESSION_TYPE', `${pointer}/each/in`, {
      reason: `This is ${kindName(listed)}, and a list is wanted`,
      at: 1,
    });
  }
  if (typeof each.as !== 'string') return scope;
  if (Object.hasOwn(scope.roots, each.as) || isRootName(each.as)) {
    walk.diagnostics.add(
      'PAGE_VALUE',
      `${pointer}/each/as`,
      { reason: `"${each.as}" already means something here.` },
      'Call the item something else.',
    );
    return scope;
  }
  const { as } = each;
  const inner = walk.cache.scopes.of([each, 'each', scope], () => ({
    ...scope,
    roots: { ...scope.roots, [as]: item },
  }));
  checkExpressionText(walk, each.key, `${pointer}/each/key`, inner);
  return inner;
}

function checkRules(walk: Walk, node: Node, pointer: string, scope: Scope): void {
  if (!Array.isArray(node.rules)) return;
  node.rules.forEach((rule, index) => {
    if (!isObject(rule)) return;
    const at = pointerTo(`${pointer}/rules`, index);
    checkCondition(walk, rule.test, `${at}/test`, scope);
    if (isObject(rule.text) && Object.hasOwn(rule.text, 't'))
      checkText(walk, rule.text, `${at}/text`, scope, checkFreeValue);
  });
}

function checkWidget(walk: Walk, node: Node, pointer: string, scope: Scope): void {
  const { widgets } = walk.context.catalogue;
  const name = node.widget;
  if (typeof name !== 'string') return;
  if (node.params !== undefined)
    walk.diagnostics.add('PAGE_UNKNOWN', `${pointer}/params`, { reason: '"params" is only for fragments.' });
  const widget = own(widgets, name);
  if (!widget) {
    const meant = nearest(name, Object.keys(widgets));
    walk.diagnostics.add('PAGE_WIDGET_UNKNOWN', `${pointer}/widget`, { name }, meant && `Did you mean "${meant}"?`);
    checkSlots(walk, node, undefined, pointer, scope);
    return;
  }
  checkValue(
    walk,
    isObject(node.props) ? node.props : {},
    node.props === undefined ? pointer : `${pointer}/props`,
    scope,
    {
      schema: widget.props,
      codes: {
        unknown: 'PAGE_PROP_UNKNOWN',
        missing: 'PAGE_PROP_MISSING',
        type: 'PAGE_PROP_TYPE',
        detail: { widget: name },
      },
    },
  );
  checkBindings(walk, node, widget, pointer, scope);
  checkEvents(walk, node, widget, pointer, scope);
  checkSlots(walk, node, widget, pointer, scope);
}

function checkEvents(walk: Walk, node: Node, widget: WidgetDescription, pointer: string, scope: Scope): void {
  for (const [name, actions] of Object.entries(isObject(node.on) ? node.on : {})) {
    const at = pointerTo(`${pointer}/on`, name);
    const event = own(widget.events, name);
    if (!event) {
      const known = Object.keys(widget.events ?? {});
      const meant = nearest(name, known);
      const hint = meant ? `Did you mean "${meant}"?` : known.length ? `It has: ${known.join(', ')}.` : undefined;
      walk.diagnostics.add('PAGE_EVENT_UNKNOWN', at, { widget: widget.$id, name }, hint);
      continue;
    }
    const detail = event.detail ? describedType(event.detail, node, scope) : anyType;
    walk.checks.actions(walk, actions, at, { ...scope, roots: { ...scope.roots, event: detail } });
  }
}
