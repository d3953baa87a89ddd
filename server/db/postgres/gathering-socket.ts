import { Socket, type SocketConnectOpts } from 'node:net';
import { GatheredWrites } from '../gathered-writes.ts';

type Done = (error?: Error | null) => void;

/** A connection to the server that sends what is written in one turn of the event loop together. */
export class GatheringSocket extends Socket {
  readonly #writes = new GatheredWrites(this);

  override connect(...args: unknown[]): this {
    // Safe: the arguments are passed on as they came; the declared overloads cannot be named at once.
    super.connect(...(args as [SocketConnectOpts]));
    // Connecting has put Node's own method in the place of this class's.
    this.write = this.#write;
    return this;
  }

  /** One piece of memory for the system: dozens of small ones cost more than the copy. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer' as BufferEncoding, done);
  }

  #write(chunk: Uint8Array | string, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.#writes.hold();
    return typeof encoding === 'string' ? super.write(chunk, encoding, done) : super.write(chunk, encoding ?? done);
  }
}
