import { DomainError } from './domain-error.ts';
import type { Told } from './told.ts';

/** One mistake in a request. */
export interface RequestFault {
  /** JSON pointer into the arguments: `/username`, `/value/carousel/3/url`. */
  pointer: string;
  /** What was found and what is accepted. */
  message: Told;
  /** What to write instead, such as the nearest property name. */
  hint?: Told;
  /** Present when the fault comes from a document check: its `PAGE_…` code. */
  code?: string;
}

/** A request that does not hold what the operation accepts: `invalid_request` with every fault in `detail.faults`. */
export class Invalid extends DomainError {
  readonly faults: readonly RequestFault[];

  constructor({ faults }: { faults: readonly RequestFault[] }) {
    super('invalid_request', { detail: { faults }, pointer: faults[0]?.pointer, hint: faults[0]?.hint });
    this.faults = faults;
  }
}
