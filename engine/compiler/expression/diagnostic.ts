import type { ErrorDetail } from '#engine/document';
import type { DocumentErrorCode } from '#engine/written';

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
