import { DomainError, type ErrorFacts } from './domain-error.ts';

/** No such thing, or not for this caller: both look the same from outside (P2), so do not say which. */
export class NotFound extends DomainError {
  constructor(facts?: ErrorFacts) {
    super('not_found', facts);
  }
}
