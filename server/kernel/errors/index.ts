/** The domain throws these; nothing outside `server/kernel/http` knows a status code. */
export { Conflict } from './conflict.ts';
export { DomainError, type ErrorDetail, type ErrorFacts } from './domain-error.ts';
export { Failure } from './failure.ts';
export { Invalid } from './invalid.ts';
export { NotAllowed } from './not-allowed.ts';
export { NotFound } from './not-found.ts';
export type { RequestFault } from './request-fault.ts';
export { toldIn } from './told.ts';
export { TooMany } from './too-many.ts';
export { Unauthenticated } from './unauthenticated.ts';
export { Unavailable } from './unavailable.ts';
