import { isObject, type JsonSchema, own, pointerTo } from '#schemas';
import type { Expr, WidgetDescription } from '#engine/document';
import { type DataPath, PathSet } from './data-paths.ts';
import { exprOf, type Locals } from './reads.ts';

/** Texts in which the widget makes links and pictures of what is written. */
const markup: Readonly<Record<string, readonly string[]>> = { Markdown: ['text'] };

/**
 * Pointers of the addresses in a prop into which values flow and that may lead to another origin (P43). An address of another origin is
 * a literal. A path of this site may be computed, and what the server answered may be shown as it is, such as a person's picture.
 */
export function computedAddresses(
  prop: { widget: string; name: string; value: unknown; pointer: string },
  schema: JsonSchema | undefined,
  locals: Locals,
): string[] {
  const found: string[] = [];
  const visit = (value: unknown, part: JsonSchema | undefined, pointer: string): void => {
    if (!part) return;
    if (part['x-url']) found.push(...computedIn(value, pointer, locals));
    else if (isObject(value) && typeof value.$ === 'string') {
      // One expression for a whole list of links: what is in it cannot be distinguished.
      const expr = exprOf(value.$);
      if (hasAddress(part) && expr && !isAnswer(expr, locals)) found.push(`${pointer}/$`);
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, part.items, `${pointer}/${index}`);
    } else if (isObject(value)) {
      for (const [key, item] of Object.entries(value)) visit(item, own(part.properties, key), pointerTo(pointer, key));
    }
  };
  if (own(markup, prop.widget)?.includes(prop.name)) return computedIn(prop.value, prop.pointer, locals);
  visit(prop.value, schema, prop.pointer);
  return found;
}

/** Pointers of what is computed in a value that is shown as an address, or with the addresses in it, and may lead to another origin. */
export function computedIn(value: unknown, pointer: string, locals: Locals): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => computedIn(item, `${pointer}/${index}`, locals));
  if (!isObject(value)) return [];
  if (typeof value.$ === 'string') {
    const expr = exprOf(value.$);
    return expr && !staysHere(expr, locals) ? [`${pointer}/$`] : [];
  }
  if (value.instead !== undefined) return [`${pointer}/instead`];
  if (isObject(value.values) && Object.keys(value.values).length > 0) return [`${pointer}/values`];
  return Object.entries(value).flatMap(([key, part]) => computedIn(part, pointerTo(pointer, key), locals));
}

interface BoundNode {
  widget: Pick<WidgetDescription, 'bind'> | undefined;
  binds: readonly { path: DataPath }[];
}

/** The state that widgets show as addresses, or with the links in it: what is bound to a picture, or to formatted text. */
export function addressPaths(nodes: readonly BoundNode[]): PathSet {
  const paths = new PathSet();
  for (const { widget, binds } of nodes) {
    if (widget?.bind && hasAddress(widget.bind)) for (const { path } of binds) paths.add(path);
  }
  return paths;
}

function hasAddress(schema: JsonSchema): boolean {
  if (schema['x-url']) return true;
  const inner = [schema.items, ...Object.values(schema.properties ?? {})];
  return inner.some((part) => part !== undefined && hasAddress(part));
}

/** Whether the address is a path of this site whatever the values are, or an answer of the server as it is. */
function staysHere(expr: Expr, locals: Locals): boolean {
  switch (expr[0]) {
    case 'lit':
      return true;
    case 'if':
      return staysHere(expr[2], locals) && staysHere(expr[3], locals);
    case 'call':
      return expr[1] === 'safePath' || (expr[1] === 'coalesce' && expr[2].every((part) => staysHere(part, locals)));
    case 'op':
      return expr[1] === '+' && beginsHere(expr[2]);
    default:
      return isAnswer(expr, locals);
  }
}

/** `/people/` and what follows: a path of this site. `/` alone may become `//other.example`. */
function beginsHere(expr: Expr): boolean {
  if (expr[0] === 'op' && expr[1] === '+') return beginsHere(expr[2]);
  return expr[0] === 'lit' && typeof expr[1] === 'string' && /^\/[A-Za-z0-9]/.test(expr[1]);
}

/** Whether an expression names a part of an answer of the server, or of one of its rows, and does nothing else with it. */
export function isAnswer(expr: Expr, locals: Locals): boolean {
  if (expr[0] === 'get' || (expr[0] === 'at' && expr[2][0] === 'lit')) return isAnswer(expr[1], locals);
  if (expr[0] !== 'var') return false;
  const local = locals.get(expr[1]);
  return local ? local.isAnswer === true : expr[1] === 'data';
}
