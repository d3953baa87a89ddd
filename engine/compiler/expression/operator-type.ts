import { nearest } from '#schemas';
import type { Expr } from '#engine/document';
import type { Fail } from './fail.ts';
import { anyType, booleanType, type ExprType, joinTypes, kindName, mayBe, numberType, textType } from './type.ts';

type Operation = Extract<Expr, ['op', ...unknown[]]>;

/** The type of `a + b`, `a == b`, `a in b` and so on. */
export function operatorType(fail: Fail, part: Operation, left: ExprType, right: ExprType): ExprType {
  switch (part[1]) {
    case '+':
      return sum(fail, part, left, right);
    case '-':
    case '*':
    case '/':
    case '%':
      if (!isNumber(left) || !isNumber(right)) {
        // Dates are texts: the author of a subtraction wants the days between them.
        const areTexts = part[1] === '-' && left.kind === 'text' && right.kind === 'text';
        wrong(
          fail,
          part,
          left,
          right,
          'takes numbers',
          areTexts ? 'Between dates, write daysBetween(from, to).' : undefined,
        );
      }
      return numberType;
    case '==':
    case '!=':
      compare(fail, part, left, right);
      return booleanType;
    case 'in':
      member(fail, part, left, right);
      return booleanType;
    default:
      if (!(isNumber(left) && isNumber(right)) && !(isText(left) && isText(right))) {
        wrong(fail, part, left, right, 'compares two numbers or two texts');
      }
      return booleanType;
  }
}

function sum(fail: Fail, part: Operation, left: ExprType, right: ExprType): ExprType {
  if (left.kind === 'list' && right.kind === 'list') return joinTypes(left, right);
  if (isNumber(left) && isNumber(right)) return left.kind === 'any' || right.kind === 'any' ? anyType : numberType;
  if (isText(left) && isText(right)) return textType;
  if (isUnknown(left) || isUnknown(right)) return isUnknown(left) ? right : left;
  const mixed = (left.kind === 'text' && right.kind === 'number') || (left.kind === 'number' && right.kind === 'text');
  return wrong(
    fail,
    part,
    left,
    right,
    'joins two of one kind',
    mixed ? 'Write string(…) around the number.' : undefined,
  );
}

function compare(fail: Fail, part: Operation, left: ExprType, right: ExprType): void {
  if (!mayBe(left, right)) {
    wrong(fail, part, left, right, 'compares two of one kind; this is never equal');
    return;
  }
  if (left.kind !== 'text' || right.kind !== 'text' || !left.values || !right.values) return;
  const [few, many] =
    left.values.length <= right.values.length ? [left.values, right.values] : [right.values, left.values];
  const [typeName] = few;
  if (typeName === undefined || few.some((value) => many.includes(value))) return;
  const meant = nearest(typeName, many);
  const hint = meant === undefined ? undefined : `Did you mean "${meant}"?`;
  fail(
    'PAGE_EXPRESSION_TYPE',
    part,
    { reason: `"${typeName}" is none of the possible values ${many.join(', ')}` },
    hint,
  );
}

function member(fail: Fail, part: Operation, left: ExprType, right: ExprType): void {
  if (isUnknown(right)) return;
  if (right.kind === 'list') {
    if (!mayBe(left, right.item())) wrong(fail, part, left, right, `looks in a list of ${kindName(right.item())}`);
    return;
  }
  if (right.kind === 'object') {
    if (!isText(left)) wrong(fail, part, left, right, 'looks for a text among the keys of an object');
    return;
  }
  const hint = right.kind === 'text' ? 'Write contains(text, part).' : undefined;
  wrong(fail, part, left, right, 'looks in a list or an object', hint);
}

function wrong(fail: Fail, part: Operation, left: ExprType, right: ExprType, rule: string, hint?: string): ExprType {
  const reason = `"${part[1]}" ${rule}, and these are ${kindName(left)} and ${kindName(right)}`;
  return fail('PAGE_EXPRESSION_TYPE', part, { reason }, hint);
}

function isUnknown(type: ExprType): boolean {
  return type.kind === 'any' || type.kind === 'null';
}

function isNumber(type: ExprType): boolean {
  return type.kind === 'number' || isUnknown(type);
}

function isText(type: ExprType): boolean {
  return type.kind === 'text' || isUnknown(type);
}
