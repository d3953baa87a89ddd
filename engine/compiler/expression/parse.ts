import { Environment, ParseError } from '@marcbachmann/cel-js';
import type { Expr } from '#engine/document';
import { convert } from './convert.ts';
import { withConditional } from './forms.ts';
import { type ExpressionDiagnostic, ExpressionFailure, type Positions } from './diagnostic.ts';

export type ParsedExpression =
  | { expr: Expr; positions: Positions; diagnostic?: undefined }
  | { diagnostic: ExpressionDiagnostic };

const maximumLength = 4000;
const limits = { maxDepth: 60, maxAstNodes: 2000, maxListElements: 500, maxMapEntries: 200, maxCallArguments: 20 };
/** What is taken at most; `length` in characters. */
export const expressionLimits = { length: maximumLength, ...limits } as const;
const language = new Environment({ limits });

/**
 * Reads an expression in CEL syntax into the tree that browsers evaluate. Never throws: what is wrong comes back as
 * `problem`, with the character where it starts. Types are checked by `checkExpression`.
 */
export function parseExpression(text: string): ParsedExpression {
  if (text.length > maximumLength) {
    return {
      diagnostic: { code: 'PAGE_EXPRESSION_LIMIT', detail: { what: `long: ${text.length} characters`, at: 1 } },
    };
  }
  try {
    const positions: Positions = new Map();
    return { expr: convert(language.parse(withConditional(text)).ast, positions), positions };
  } catch (error) {
    if (error instanceof ExpressionFailure) return { diagnostic: error.diagnostic };
    if (error instanceof ParseError) return { diagnostic: fromParser(error) };
    throw error;
  }
}

function fromParser(error: ParseError): ExpressionDiagnostic {
  const at = (error.range?.start ?? 0) + 1;
  if (error.code === 'limit_exceeded') return { code: 'PAGE_EXPRESSION_LIMIT', detail: { what: 'complex', at } };
  if (error.code === 'reserved_identifier') {
    const name = error.summary.replace('Reserved identifier: ', '');
    return { code: 'PAGE_NAME_RESERVED', detail: { name, at } };
  }
  const reason = `${error.summary.charAt(0).toLowerCase()}${error.summary.slice(1)}`;
  return { code: 'PAGE_EXPRESSION_SYNTAX', detail: { reason, at } };
}
