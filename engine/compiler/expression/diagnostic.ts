import type { ErrorDetail, Expr } from '#engine/document';
import type { DocumentErrorCode } from '#engine/written';

/** Where each part of a syntax tree is in the text, counted from 0: its start, and the name that it ends with. */
export type Positions = Map<Expr, { start: number; name: number }>;

/** A diagnostic of an expression; `detail.at` is the character, counted from 1. */
export interface ExpressionDiagnostic {
  code: DocumentErrorCode;
  detail: ErrorDetail & { at: number };
  hint?: string;
}

/** Ends parsing at the first syntax error; never leaves this folder. */
export class ExpressionFailure extends Error {
  readonly diagnostic: ExpressionDiagnostic;

  constructor(code: DocumentErrorCode, start: number, detail: ErrorDetail = {}, hint?: string) {
    super(code);
    this.diagnostic = { code, detail: { ...detail, at: start + 1 }, hint };
  }
}
