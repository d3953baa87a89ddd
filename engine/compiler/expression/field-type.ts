import { nearest } from '#schemas';
import type { Expr } from '#engine/document';
import type { Fail } from './fail.ts';
import { anyType, type ExprType, kindName } from './type.ts';

/** The type of `owner.name`; `shown` is how the owner is written. */
export function fieldType(fail: Fail, part: Expr, owner: ExprType, name: string, shown: string): ExprType {
  if (owner.kind === 'any' || owner.kind === 'null') return anyType;
  if (owner.kind === 'object') {
    const found = owner.field(name) ?? owner.rest;
    if (found) return found;
    const meant = nearest(name, owner.names());
    const known = owner.names().slice(0, 20).join(', ');
    const hint = meant ? `Did you mean "${meant}"?` : known ? `It has: ${known}.` : undefined;
    return fail('PAGE_EXPRESSION_FIELD', part, { owner: shown, name }, hint);
  }
  const hint =
    name === 'length' && (owner.kind === 'list' || owner.kind === 'text') ? `Write size(${shown}).` : undefined;
  return fail('PAGE_EXPRESSION_FIELD', part, { owner: `${shown} is ${kindName(owner)}, which`, name }, hint);
}

/** The type of `owner[key]`. */
export function itemAt(
  fail: Fail,
  part: Extract<Expr, ['at', ...unknown[]]>,
  owner: ExprType,
  key: ExprType,
): ExprType {
  const [, , keyPart] = part;
  if (owner.kind === 'any' || owner.kind === 'null') return anyType;
  if (owner.kind === 'list') {
    if (key.kind === 'number' || key.kind === 'any' || key.kind === 'null') return owner.item();
    return fail('PAGE_EXPRESSION_TYPE', keyPart, { reason: `a list is read by number, and this is ${kindName(key)}` });
  }
  if (owner.kind === 'object') {
    if (keyPart[0] === 'lit' && typeof keyPart[1] === 'string')
      return fieldType(fail, keyPart, owner, keyPart[1], 'This object');
    if (key.kind === 'text' || key.kind === 'any' || key.kind === 'null') return owner.rest ?? anyType;
    return fail('PAGE_EXPRESSION_TYPE', keyPart, { reason: `an object is read by text, and this is ${kindName(key)}` });
  }
  return fail('PAGE_EXPRESSION_TYPE', part, { reason: `[ ] reads lists and objects, and this is ${kindName(owner)}` });
}
