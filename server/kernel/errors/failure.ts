import type { ErrorCode } from '#openapi';
import { DomainError, type ErrorFacts } from './domain-error.ts';

/** Any other refusal of the catalogue, by its code: the operation's `x-errors` must name it. */
export class Failure extends DomainError {
  constructor(code: ErrorCode, detail?: ErrorFacts['detail'], facts?: Omit<ErrorFacts, 'detail'>) {
    super(code, { ...facts, detail });
  }
}
