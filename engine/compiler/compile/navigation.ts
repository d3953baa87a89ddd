import { isObject } from '#schemas';
import type { CompiledValue, Expr } from '#engine/document';
import { compileExpression } from './expression.ts';
import { nodeRoles } from './roles.ts';
import { nothingAdded, type NodeContext, type Unit } from './unit.ts';

/** Compiles a text; handed in, because values name menus. */
type CompileText = (unit: Unit, text: unknown, context: NodeContext) => CompiledValue;

/** The items of a navigation document as a menu widget takes them; `shown` says who sees one, and when. */
export function navigationItems(unit: Unit, id: string, compileText: CompileText): CompiledValue {
  const source = unit.context.documents(id);
  // A menu is written for itself: names of a fragment around the widget mean nothing in it.
  const context: NodeContext = {
    diagnostics: new Map(),
    fragments: [],
    conditions: [],
    locals: {},
    added: nothingAdded(),
  };
  return source?.kind === 'navigation' ? itemsOf(unit, source.items, context, compileText) : [];
}

function itemsOf(unit: Unit, items: unknown, context: NodeContext, compileText: CompileText): CompiledValue[] {
  return Array.isArray(items) ? items.filter(isObject).map((item) => itemOf(unit, item, context, compileText)) : [];
}

function itemOf(
  unit: Unit,
  item: Record<string, unknown>,
  context: NodeContext,
  compileText: CompileText,
): CompiledValue {
  const { id, text, note, icon, route, current, children } = item;
  const compiled: Record<string, CompiledValue> = {
    id: typeof id === 'string' ? id : '',
    label: compileText(unit, text ?? '', context),
  };
  if (note !== undefined) compiled.note = compileText(unit, note, context);
  if (typeof icon === 'string') compiled.icon = icon;
  if (typeof route === 'string') compiled.href = route;
  if (current !== undefined) compiled.current = { $: compileExpression(current, context) };
  if (children !== undefined) compiled.children = itemsOf(unit, children, context, compileText);
  const conditions = conditionsOf(unit, item, context);
  const [first, ...others] = conditions;
  if (first) {
    const all = others.reduce<Expr>((left, right) => ['and', left, right], first);
    // Null, as of a user who is not there, is a no.
    compiled.shown = { $: ['op', '==', all, ['lit', true]] };
  }
  return compiled;
}

function conditionsOf(unit: Unit, { roles, when }: Record<string, unknown>, context: NodeContext): Expr[] {
  const conditions: Expr[] = [];
  const allowed = nodeRoles(roles, unit.context.roleSets);
  if (allowed) {
    const list: Expr = ['list', allowed.map((role): Expr => ['lit', role])];
    const hasRole: Expr = ['op', 'in', ['var', 'role'], ['get', ['var', 'user'], 'roles']];
    conditions.push(['each', 'exists', list, 'role', hasRole]);
  }
  if (when !== undefined) conditions.push(compileExpression(when, context));
  return conditions;
}
