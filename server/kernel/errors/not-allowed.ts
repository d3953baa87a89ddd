import { DomainError, type ErrorFacts } from './domain-error.ts';

/** The caller is known but may not do this: `not_allowed`. `facts.detail` names the rule and who can grant it. */
export class NotAllowed extends DomainError {
  constructor(facts?: ErrorFacts) {
    super('not_allowed', facts);
  }
}
