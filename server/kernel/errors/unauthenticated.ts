import type { ErrorCode } from '#openapi';
import { DomainError, type ErrorFacts } from './domain-error.ts';

/** Nobody, or nobody any more: `invalid_auth` without a token, else `access_token_has_expired`, `access_token_is_invalid`, `refresh_token_…`, `invalid_client`. */
export class Unauthenticated extends DomainError {
  constructor(code: ErrorCode = 'invalid_auth', facts?: ErrorFacts) {
    super(code, facts);
  }
}
