import type { ErrorDetail, Expr } from '#engine/document';
import type { DocumentErrorCode } from '#engine/written';
import type { ExprType } from './type.ts';

/** Reports a diagnostic for a part of an expression and returns `any`, so that checking continues. */
export type Fail = (code: DocumentErrorCode, part: Expr, detail: ErrorDetail, hint?: string) => ExprType;
