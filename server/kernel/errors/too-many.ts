import type { ErrorCode } from '#openapi';
import { DomainError, type ErrorFacts } from './domain-error.ts';

/** Too often: `too_many_requests`, and `Retry-After` with that many seconds. */
export class TooMany extends DomainError {
  readonly retryAfter: number;

  constructor(retryAfter: number, facts?: ErrorFacts, code: ErrorCode = 'too_many_requests') {
    super(code, { ...facts, detail: { retry_after: retryAfter, ...facts?.detail } });
    this.retryAfter = retryAfter;
  }
}
