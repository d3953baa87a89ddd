import { isObject } from '#schemas';
import type { CompiledValue, Expr } from '#engine/document';
import { compileExpression } from './expression.ts';
import { nodeRoles } from './roles.ts';
import { nothingAdded, type Place, type Unit } from './unit.ts';

/** Compiles a text; handed in, because values name menus. */
type CompileText = (unit: Unit, text: unknown, place: Place) => CompiledValue;

/** The items of a navigation document as a menu widget takes them; `shown` says who sees one, and when. */
export function navigationItems(unit: Unit, id: string, compileText: CompileText): CompiledValue {
  const source = unit.context.documents(id);
  // A menu is written for itself: names of a fragment around the widget mean nothing in it.
  const place: Place = {
    diagnostics: new Map(),
    fragments: [],
    locals: {},
    added: nothingAdded(),
  };
  return source?.kind === 'navigation' ? itemsOf(unit, source.items, place, compileText) : [];
}

function itemsOf(unit: Unit, items: unknown, place: Place, compileText: CompileText): CompiledValue[] {
  return Array.isArray(items) ? items.filter(isObject).map((item) => itemOf(unit, item, place, compileText)) : [];
}

function itemOf(unit: Unit, item: Record<string, unknown>, place: Place, compileText: CompileText): CompiledValue {
  const { id, text, icon, route, current, children } = item;
  const compiled: Record<string, CompiledValue> = {
    id: typeof id === 'string' ? id : '',
    label: compileText(unit, text ?? '', place),
  };
  if (typeof icon === 'string') compiled.icon = icon;
  if (typeof route === 'string') compiled.href = route;
  if (current !== undefined) compiled.current = { $: compileExpression(current, place) };
  if (children !== undefined) compiled.children = itemsOf(unit, children, place, compileText);
  const conditions = conditionsOf(unit, item, place);
  const [first, ...others] = conditions;
  if (first) {
    const all = others.reduce<Expr>((left, right) => ['and', left, right], first);
    // Null, as of a user who is not there, is a no.
    compiled.shown = { $: ['op', '==', all, ['lit', true]] };
  }
  return compiled;
}

function conditionsOf(unit: Unit, { roles, when }: Record<string, unknown>, place: Place): Expr[] {
  const conditions: Expr[] = [];
  const allowed = nodeRoles(roles, unit.context.roleSets);
  if (allowed) {
    const list: Expr = ['list', allowed.map((role): Expr => ['lit', role])];
    const isHeld: Expr = ['op', 'in', ['var', 'role'], ['get', ['var', 'user'], 'roles']];
    conditions.push(['each', 'exists', list, 'role', isHeld]);
  }
  if (when !== undefined) conditions.push(compileExpression(when, place));
  return conditions;
}
