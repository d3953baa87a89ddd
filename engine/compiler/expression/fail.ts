import type { Expr } from '../../document/compiled.ts';
import type { DocumentErrorCode } from '../../document/errors.ts';
import type { ErrorDetail } from '../../document/engine-errors.ts';
import type { ExprType } from './type.ts';

/** Notes a mistake at a part of an expression, and gives `any`, so that checking goes on. */
export type Fail = (code: DocumentErrorCode, part: Expr, detail: ErrorDetail, hint?: string) => ExprType;
