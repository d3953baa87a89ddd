import { checkExpression } from '../expression/check.ts';
import { parseExpression } from '../expression/parse.ts';
import { anyType, type ExprType, kindName } from '../expression/type.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

/** Checks an expression in a document; the type is `any` when it is wrong or no text. */
export function checkExpressionText(walk: Walk, text: unknown, pointer: string, scope: Scope): ExprType {
  if (typeof text !== 'string') return anyType;
  const parsed = parseExpression(text);
  const { type, diagnostics } = parsed.diagnostic
    ? { type: anyType, diagnostics: [parsed.diagnostic] }
    : checkExpression(parsed.expr, parsed.positions, scope.roots);
  for (const { code, detail, hint } of diagnostics) {
    if (!scope.hasMoreNames || code !== 'PAGE_EXPRESSION_NAME') walk.diagnostics.add(code, pointer, detail, hint);
  }
  return diagnostics.length ? anyType : type;
}

/** Checks an expression that decides something. */
export function checkCondition(walk: Walk, text: unknown, pointer: string, scope: Scope): void {
  const type = checkExpressionText(walk, text, pointer, scope);
  if (type.kind === 'boolean' || type.kind === 'any' || type.kind === 'null') return;
  walk.diagnostics.add('PAGE_EXPRESSION_TYPE', pointer, {
    reason: `This is ${kindName(type)}, and true or false is wanted`,
    at: 1,
  });
}
