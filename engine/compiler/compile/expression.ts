import type { CompiledValue, Expr } from '#engine/document';
import { parseExpression } from '../expression/parse.ts';
import { ownName, type NodeContext } from './unit.ts';

/** Roots whose names a fragment has to itself. */
const roots = ['state', 'data', 'loading', 'failed', 'params'];

/** The syntax tree of an expression in its context; null for one that cannot be parsed, which the check reports. */
export function compileExpression(text: unknown, context: NodeContext): Expr {
  if (typeof text !== 'string') return ['lit', null];
  const parsed = parseExpression(text);
  return parsed.diagnostic ? ['lit', null] : relocate(parsed.expr, context);
}

/** In a fragment: parameters become what was handed in, and names of its state and data its own. */
export function relocate(expr: Expr, context: NodeContext): Expr {
  const inner = (part: Expr): Expr => relocate(part, context);
  switch (expr[0]) {
    case 'lit':
      return expr;
    case 'var':
      return ['var', Object.hasOwn(context.locals, expr[1]) ? (context.locals[expr[1]] ?? expr[1]) : expr[1]];
    case 'get':
    case 'has':
      return relocateField(expr, context);
    case 'at':
      return ['at', inner(expr[1]), inner(expr[2])];
    case 'call':
      return ['call', expr[1], expr[2].map(inner)];
    case 'op':
      return ['op', expr[1], inner(expr[2]), inner(expr[3])];
    case 'and':
      return ['and', inner(expr[1]), inner(expr[2])];
    case 'or':
      return ['or', inner(expr[1]), inner(expr[2])];
    case 'not':
      return ['not', inner(expr[1])];
    case 'neg':
      return ['neg', inner(expr[1])];
    case 'if':
      return ['if', inner(expr[1]), inner(expr[2]), inner(expr[3])];
    case 'list':
      return ['list', expr[1].map(inner)];
    case 'map':
      return ['map', expr[1].map(([key, value]): [Expr, Expr] => [inner(key), inner(value)])];
    case 'each': {
      const [, macro, list, name, body] = expr;
      if (!context.fragment) return expr;
      const renamed = ownName(context, name);
      const bodyContext = { ...context, locals: { ...context.locals, [name]: renamed } };
      return ['each', macro, inner(list), renamed, relocate(body, bodyContext)];
    }
  }
}

function relocateField(expr: Extract<Expr, ['get' | 'has', ...unknown[]]>, context: NodeContext): Expr {
  const [kind, owner, name] = expr;
  const root = context.fragment && ownRoot(owner, context);
  if (root === 'params') {
    const value = toExpression(parameter(context, name));
    return kind === 'get' ? value : ['op', '!=', value, ['lit', null]];
  }
  const inner = root === undefined ? relocate(owner, context) : owner;
  const field = root === undefined ? name : ownName(context, name);
  return kind === 'get' ? ['get', inner, field] : ['has', inner, field];
}

/** The root of the fragment's own names that an expression is: `state`, or `page.state` in a dialog of the fragment. */
function ownRoot(expr: Expr, context: NodeContext): string | undefined {
  let root: string | undefined;
  if (!context.fragment?.isOverlay) root = expr[0] === 'var' ? expr[1] : undefined;
  else if (expr[0] === 'get' && expr[1][0] === 'var' && expr[1][1] === 'page') root = expr[2];
  return root !== undefined && roots.includes(root) ? root : undefined;
}

/** The value handed in for a fragment's parameter; null when there is none. */
export function parameter(context: NodeContext, name: string): CompiledValue {
  const { fragment } = context;
  if (!fragment || !Object.hasOwn(fragment.params, name)) return null;
  const value = fragment.params[name] ?? null;
  return fragment.isOverlay ? throughPage(value) : value;
}

/** The name when an expression is exactly a parameter of the fragment. */
export function wholeParameter(text: unknown, context: NodeContext): string | undefined {
  if (!context.fragment || typeof text !== 'string') return undefined;
  const path = context.fragment.isOverlay ? /^\s*page\.params\.([A-Za-z_]\w*)\s*$/ : /^\s*params\.([A-Za-z_]\w*)\s*$/;
  return path.exec(text)?.[1];
}

/** A value of the page as a dialog reads it: `state.x` becomes `page.state.x`. */
function throughPage(value: CompiledValue): CompiledValue {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(throughPage);
  if (isExpression(value)) return { $: rooted(value.$) };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, throughPage(part)]));
}

function rooted(expr: Expr): Expr {
  if (expr[0] === 'var')
    return roots.includes(expr[1]) || expr[1] === 'page' ? ['get', ['var', 'page'], expr[1]] : expr;
  if (expr[0] === 'lit') return expr;
  // Safe: only the expressions inside are exchanged, and names and operators stay where they are.
  return expr.map((part: unknown, index: number) =>
    index > 0 && Array.isArray(part) ? rootedPart(part) : part,
  ) as unknown as Expr;
}

/** A part of a tuple is an expression, or a list of them, or a list of pairs. */
function rootedPart(part: unknown[]): unknown {
  // Safe: a list that starts with a text is an expression.
  if (typeof part[0] === 'string') return rooted(part as unknown as Expr);
  return part.map((inner) => (Array.isArray(inner) ? rootedPart(inner) : inner));
}

/** A compiled value inside an expression. Texts are not allowed there: null, which the check reports. */
function toExpression(value: CompiledValue): Expr {
  if (value === null || typeof value !== 'object') return ['lit', value];
  if (Array.isArray(value)) return ['list', value.map(toExpression)];
  if (isExpression(value)) return value.$;
  if (typeof value.t === 'string') return ['lit', null];
  return ['map', Object.entries(value).map(([key, part]): [Expr, Expr] => [['lit', key], toExpression(part)])];
}

/** Only compiled expressions have the key `$`; the checker rejects it elsewhere. */
function isExpression(value: object): value is { $: Expr } {
  return Object.hasOwn(value, '$');
}
