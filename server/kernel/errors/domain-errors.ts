import type { ErrorCode } from '#openapi';
import { DomainError, type ErrorFacts } from './domain-error.ts';
import type { RateLimit } from './rate-limit.ts';
import type { RequestIssue } from './request-issue.ts';

/** The change contradicts what is stored; a stale `If-Match` gives `version_conflict` with both values in `detail`. */
export class Conflict extends DomainError {
  constructor(facts?: ErrorFacts, code: ErrorCode = 'version_conflict') {
    super(code, facts);
  }
}

/** Any other failure of the catalogue, by its code: the operation's `x-errors` must name it. */
export class Failure extends DomainError {
  constructor(code: ErrorCode, detail?: ErrorFacts['detail'], facts?: Omit<ErrorFacts, 'detail'>) {
    super(code, { ...facts, detail });
  }
}

/** A request that does not hold what the operation accepts: `invalid_request` with every issue in its detail. */
export class Invalid extends DomainError {
  readonly issues: readonly RequestIssue[];

  constructor({ issues }: { issues: readonly RequestIssue[] }) {
    super('invalid_request', { detail: { faults: issues }, pointer: issues[0]?.pointer, hint: issues[0]?.hint });
    this.issues = issues;
  }
}

/** The caller is known but may not do this: `not_allowed`. `facts.detail` names the rule and who can grant it. */
export class NotAllowed extends DomainError {
  constructor(facts?: ErrorFacts) {
    super('not_allowed', facts);
  }
}

/** No such thing, or not for this caller: both look the same from outside (P2), so do not say which. */
export class NotFound extends DomainError {
  constructor(facts?: ErrorFacts) {
    super('not_found', facts);
  }
}

/** Too often: `too_many_requests`, `Retry-After` with that many seconds, and the fields of `rateLimitHeaders`. */
export class TooMany extends DomainError {
  readonly retryAfter: number;

  /** The limit that is used up, where it has a fixed window. */
  readonly limit: RateLimit;

  constructor(retryAfter: number, facts?: ErrorFacts, code: ErrorCode = 'too_many_requests', limit?: RateLimit) {
    super(code, { ...facts, detail: { retry_after: retryAfter, ...facts?.detail } });
    this.retryAfter = retryAfter;
    this.limit = limit ?? { name: code.replaceAll('_', '-'), remaining: 0, reset: retryAfter };
  }
}

/** No session, or none any more: `invalid_auth` without a token, else `access_token_has_expired`, `access_token_is_invalid`, `refresh_token_…`, `invalid_client`. */
export class Unauthenticated extends DomainError {
  constructor(code: ErrorCode = 'invalid_auth', facts?: ErrorFacts) {
    super(code, facts);
  }
}

/** Not now, but soon: `unavailable` with a `Retry-After` of that many seconds. */
export class Unavailable extends DomainError {
  readonly retryAfter: number;

  constructor(retryAfter = 2) {
    super('unavailable', { detail: { retry_after: retryAfter } });
    this.retryAfter = retryAfter;
  }
}
