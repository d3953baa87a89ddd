import type { DocumentErrorCode } from '../../document/errors.ts';
import type { ErrorDetail } from '../../document/engine-errors.ts';

/** A mistake in an expression; `detail.at` is the character, counted from 1. */
export interface ExpressionProblem {
  code: DocumentErrorCode;
  detail: ErrorDetail & { at: number };
  hint?: string;
}

/** Ends parsing at the first mistake; never leaves this folder. */
export class ExpressionFailure extends Error {
  readonly problem: ExpressionProblem;

  constructor(code: DocumentErrorCode, start: number, detail: ErrorDetail = {}, hint?: string) {
    super(code);
    this.problem = { code, detail: { ...detail, at: start + 1 }, hint };
  }
}
