import type { Expr } from '#engine/document';

/** How a part of an expression is named in a message: paths are written out, the rest is described. */
export function printExpression(expr: Expr): string {
  switch (expr[0]) {
    case 'var':
      return expr[1];
    case 'get':
      return `${printExpression(expr[1])}.${expr[2]}`;
    case 'at':
      return `${printExpression(expr[1])}[…]`;
    case 'call':
      return `${expr[1]}(…)`;
    case 'lit':
      return JSON.stringify(expr[1]).slice(0, 40);
    default:
      return 'this value';
  }
}
