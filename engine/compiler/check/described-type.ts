import { isObject, type JsonSchema, own } from '#schemas';
import { checkExpression } from '../expression/check.ts';
import { parseExpression } from '../expression/parse.ts';
import { schemaType } from '../expression/schema-type.ts';
import { anyType, type ExprType, listType, objectType } from '../expression/type.ts';
import type { Scope } from './scope.ts';

type Node = Record<string, unknown>;

/**
 * The type of what a widget hands out, such as a slot's `row` or an event's detail. `x-item-of` in it, also one level
 * down or of a list's items, follows from what this node has for the prop.
 */
export function describedType(schema: JsonSchema, node: Node, scope: Scope): ExprType {
  const list = schema['x-item-of'];
  if (list !== undefined) return itemType(node, list, scope);
  if (schema.items?.['x-item-of'] !== undefined) return listType(describedType(schema.items, node, scope));
  const fields = Object.entries(schema.properties ?? {});
  if (!fields.some(([, field]) => field['x-item-of'] !== undefined)) return schemaType(schema);
  return objectType(Object.fromEntries(fields.map(([name, field]) => [name, describedType(field, node, scope)])));
}

/** One item of the list that a prop holds; anything when the prop is no expression, or a wrong one (reported there). */
function itemType(node: Node, prop: string, scope: Scope): ExprType {
  const value = isObject(node.props) ? own(node.props, prop) : undefined;
  if (!isObject(value) || typeof value.$ !== 'string') return anyType;
  const parsed = parseExpression(value.$);
  if (parsed.diagnostic) return anyType;
  const { type, diagnostics } = checkExpression(parsed.expr, parsed.positions, scope.roots);
  return diagnostics.length === 0 && type.kind === 'list' ? type.item() : anyType;
}
