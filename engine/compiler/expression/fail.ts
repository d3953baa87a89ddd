import type { ErrorDetail, Expr } from '#engine/document';
import type { DocumentErrorCode } from '#engine/written';
import type { ExprType } from './type.ts';

/** Notes a mistake at a part of an expression, and gives `any`, so that checking goes on. */
export type Fail = (code: DocumentErrorCode, part: Expr, detail: ErrorDetail, hint?: string) => ExprType;
