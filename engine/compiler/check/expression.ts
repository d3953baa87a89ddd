import { checkExpression } from '../expression/check.ts';
import { parseExpression } from '../expression/parse.ts';
import { anyType, type ExprType, kindName } from '../expression/type.ts';
import type { Scope, Walk } from './walk.ts';

/** Checks an expression in a document; the type is `any` when it is wrong or no text. */
export function checkExpressionText(walk: Walk, text: unknown, pointer: string, scope: Scope): ExprType {
  if (typeof text !== 'string') return anyType;
  const parsed = parseExpression(text);
  const { type, problems } = parsed.problem
    ? { type: anyType, problems: [parsed.problem] }
    : checkExpression(parsed.expr, parsed.places, scope.roots);
  for (const { code, detail, hint } of problems) {
    if (!scope.hasMoreNames || code !== 'PAGE_EXPRESSION_NAME') walk.faults.add(code, pointer, detail, hint);
  }
  return problems.length ? anyType : type;
}

/** Checks an expression that decides something. */
export function checkCondition(walk: Walk, text: unknown, pointer: string, scope: Scope): void {
  const type = checkExpressionText(walk, text, pointer, scope);
  if (type.kind === 'boolean' || type.kind === 'any' || type.kind === 'null') return;
  walk.faults.add('PAGE_EXPRESSION_TYPE', pointer, {
    reason: `This is ${kindName(type)}, and true or false is wanted`,
    at: 1,
  });
}
