import { DomainError } from './domain-error.ts';
import type { RequestFault } from './request-fault.ts';

/** A request that does not hold what the operation accepts: `invalid_request` with every fault in `detail.faults`. */
export class Invalid extends DomainError {
  readonly faults: readonly RequestFault[];

  constructor({ faults }: { faults: readonly RequestFault[] }) {
    super('invalid_request', { detail: { faults }, pointer: faults[0]?.pointer, hint: faults[0]?.hint });
    this.faults = faults;
  }
}
