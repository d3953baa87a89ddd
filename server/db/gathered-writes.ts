import type { Writable } from 'node:stream';

/**
 * Holds back what is written to a stream until the turn of the event loop ends, so that a commit, the next opening and
 * its first statement leave as one packet: sending is the dearest part of a short transaction.
 */
export class GatheredWrites {
  readonly #stream: Pick<Writable, 'cork' | 'uncork'>;
  #isHolding = false;

  constructor(stream: Pick<Writable, 'cork' | 'uncork'>) {
    this.#stream = stream;
  }

  /** To be called before each write. */
  hold(): void {
    if (this.#isHolding) return;
    this.#isHolding = true;
    this.#stream.cork();
    setImmediate(() => {
      this.#isHolding = false;
      this.#stream.uncork();
    });
  }
}
