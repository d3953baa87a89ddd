import { DomainError } from './domain-error.ts';

/** Not now, but soon: `service_unavailable` with a `Retry-After` of that many seconds. */
export class Unavailable extends DomainError {
  readonly retryAfter: number;

  constructor(retryAfter = 2) {
    super('service_unavailable');
    this.retryAfter = retryAfter;
  }
}
