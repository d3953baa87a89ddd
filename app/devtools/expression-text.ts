import type { Expr } from '#engine/document';

/** A compiled expression as its author would write it; with brackets wherever they may be needed. */
export function expressionText(expression: Expr): string {
  switch (expression[0]) {
    case 'lit':
      return JSON.stringify(expression[1]);
    case 'var':
      return expression[1];
    case 'get':
      return `${expressionText(expression[1])}.${expression[2]}`;
    case 'at':
      return `${expressionText(expression[1])}[${expressionText(expression[2])}]`;
    case 'has':
      return `has(${expressionText(expression[1])}.${expression[2]})`;
    case 'call':
      return `${expression[1]}(${expression[2].map(expressionText).join(', ')})`;
    case 'op':
      return `${inner(expression[2])} ${expression[1]} ${inner(expression[3])}`;
    case 'and':
      return `${inner(expression[1])} && ${inner(expression[2])}`;
    case 'or':
      return `${inner(expression[1])} || ${inner(expression[2])}`;
    case 'not':
      return `!${inner(expression[1])}`;
    case 'neg':
      return `-${inner(expression[1])}`;
    case 'if':
      return `${inner(expression[1])} ? ${inner(expression[2])} : ${inner(expression[3])}`;
    case 'list':
      return `[${expression[1].map(expressionText).join(', ')}]`;
    case 'map':
      return `{${expression[1].map(([key, value]) => `${expressionText(key)}: ${expressionText(value)}`).join(', ')}}`;
    case 'each':
      return `${inner(expression[2])}.${expression[1]}(${expression[3]}, ${expressionText(expression[4])})`;
  }
}

const compound = ['op', 'and', 'or', 'if'];

function inner(expression: Expr): string {
  const text = expressionText(expression);
  return compound.includes(expression[0]) ? `(${text})` : text;
}
