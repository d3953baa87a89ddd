import type { OperationId } from '../calls/arguments.ts';
import type { FailureDetails, OperationFailures } from '../generated/failures.ts';
import { ApiError } from './api-error.ts';

/** The codes that a call may fail with: those of the contract, of keeping the session, and those the client makes. */
export type FailureCode<Id extends OperationId> = OperationFailures[Id];

/** What the `detail` of a code holds; undefined for codes without any. */
type DetailOf<Code> = Code extends keyof FailureDetails ? FailureDetails[Code] | undefined : undefined;

type Uncoded = Omit<ApiError, 'code' | 'detail'>;
type Each<Code> = Code extends string ? Uncoded & { readonly code: Code; readonly detail: DetailOf<Code> } : never;

/** A failure of the call, one member for each of its codes, so that `code` narrows `detail`. */
export type Failure<Id extends OperationId> = Each<FailureCode<Id>>;

/**
 * True for failures of calls; with an operationId, for those of that call, and `code` is then exactly one of those that
 * the contract states for it, with `detail` of the code's shape. A newer server may know a code more: keep a `default`.
 */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Id extends OperationId>(error: unknown, operation: Id): error is Failure<Id>;
export function isApiError(error: unknown, operation?: string): boolean {
  return error instanceof ApiError && (operation === undefined || error.operation === operation);
}
