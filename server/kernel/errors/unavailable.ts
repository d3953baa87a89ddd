import { DomainError } from './domain-error.ts';

/** Not now, but soon: `unavailable` with a `Retry-After` of that many seconds. */
export class Unavailable extends DomainError {
  readonly retryAfter: number;

  constructor(retryAfter = 2) {
    super('unavailable', { detail: { retry_after: retryAfter } });
    this.retryAfter = retryAfter;
  }
}
