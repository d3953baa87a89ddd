import type { ErrorDetail, Fault } from '#engine/document';
import { type DocumentErrorCode, documentFault } from '#engine/written';

const maximum = 500;

/** The faults of one check, in the order in which they were found; those after the first 500 are dropped. */
export class FaultList {
  faults: Fault[] = [];

  add(code: DocumentErrorCode, pointer: string, detail?: ErrorDetail, hint?: string): void {
    this.push(documentFault(code, pointer, detail, hint));
  }

  push(fault: Fault): void {
    if (this.faults.length < maximum) this.faults.push(fault);
  }

  /** The faults so far; the list is empty again. */
  take(): Fault[] {
    const { faults } = this;
    if (faults.length) this.faults = [];
    return faults;
  }
}
