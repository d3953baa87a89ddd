import type { AnyErrorCode } from './options.ts';

interface ApiErrorParts {
  code: AnyErrorCode;
  status: number;
  message: string;
  operation?: string | undefined;
  detail?: unknown;
  pointer?: string | undefined;
  hint?: string | undefined;
  retryAfter?: number | undefined;
  isFromServer?: boolean;
  endsSession?: boolean;
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
  /** JSON pointer to the invalid value. */
  readonly pointer: string | undefined;
  readonly hint: string | undefined;
  /** Seconds to wait before the next try, when the server said so. */
  readonly retryAfter: number | undefined;
  /** True when the server itself answered, not a proxy or the network. */
  readonly isFromServer: boolean;
  /** True when the session ended while the call waited for a refresh: it was not sent, or refused before it did anything. */
  readonly endsSession: boolean;

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
    this.endsSession = parts.endsSession ?? false;
  }
}

/** The same failure for the named call. A failed refresh rejects every call that waited for it. */
export function failureOf(operation: string, error: ApiError): ApiError {
  return changed(error, { operation });
}

/** The same failure as the one that the session ended with. */
export function endOfSession(error: ApiError): ApiError {
  return changed(error, { endsSession: true });
}

function changed(error: ApiError, change: Partial<ApiErrorParts>): ApiError {
  const { code, status, message, operation, detail, pointer, hint, retryAfter, isFromServer, endsSession } = error;
  const parts = { code, status, message, operation, detail, pointer, hint, retryAfter, isFromServer, endsSession };
  return new ApiError({ ...parts, ...change }, error.cause === undefined ? undefined : { cause: error.cause });
}
