import type { ErrorCode } from '#openapi';
import { DomainError, type ErrorFacts } from './domain-error.ts';

/** The change contradicts what is stored; a stale `If-Match` gives `version_conflict` with both values in `detail`. */
export class Conflict extends DomainError {
  constructor(facts?: ErrorFacts, code: ErrorCode = 'version_conflict') {
    super(code, facts);
  }
}
