import type { AnyErrorCode } from './options.ts';

interface ApiErrorParts {
  code: AnyErrorCode;
  status: number;
  message: string;
  operation?: string;
  detail?: unknown;
  pointer?: string;
  hint?: string;
  retryAfter?: number;
  isFromServer?: boolean;
}

/** A call failed. `code` is a code of the catalogue (docs/errors.md); `message` is fit to be shown. */
export class ApiError extends Error {
  readonly code: AnyErrorCode;
  /** The HTTP status; 0 when no answer arrived. */
  readonly status: number;
  /** The operationId of the call. */
  readonly operation: string | undefined;
  /** Its shape depends on the code; `{faults: [{pointer, message, hint?}]}` for `invalid_request`. */
  readonly detail: unknown;
  /** JSON pointer to the value at fault. */
  readonly pointer: string | undefined;
  readonly hint: string | undefined;
  /** Seconds to wait before the next try, when the server said so. */
  readonly retryAfter: number | undefined;
  /** True when the server itself answered, not a proxy or the network. */
  readonly isFromServer: boolean;

  constructor(parts: ApiErrorParts, options?: ErrorOptions) {
    super(parts.message, options);
    this.name = 'ApiError';
    this.code = parts.code;
    this.status = parts.status;
    this.operation = parts.operation;
    this.detail = parts.detail;
    this.pointer = parts.pointer;
    this.hint = parts.hint;
    this.retryAfter = parts.retryAfter;
    this.isFromServer = parts.isFromServer ?? false;
  }
}

/** The same failure as that of the named call. One failed refresh is told to every call that waited for it. */
export function failureOf(operation: string, error: ApiError): ApiError {
  const { code, status, message, detail, pointer, hint, retryAfter, isFromServer, cause } = error;
  return new ApiError(
    { code, status, message, operation, detail, pointer, hint, retryAfter, isFromServer },
    cause === undefined ? undefined : { cause },
  );
}
