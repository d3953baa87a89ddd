/** The domain throws these; nothing outside `server/kernel/http` knows a status code. */
export {
  Conflict,
  Failure,
  Invalid,
  NotAllowed,
  NotFound,
  TooMany,
  Unauthenticated,
  Unavailable,
} from './domain-errors.ts';
export { DomainError, type ErrorDetail, type ErrorFacts } from './domain-error.ts';
export type { ErrorText } from './error-text.ts';
export type { RequestIssue } from './request-issue.ts';
export { languageOf, localized } from './error-text.ts';
export { type RateLimit, rateLimitHeaders } from './rate-limit.ts';
