import { Socket } from 'node:net';

type Done = (error?: Error | null) => void;

/** A connection to the server that hands what is written together to the system as one piece of memory. */
export class JoiningSocket extends Socket {
  /** Dozens of small pieces cost more than the copy. */
  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer' as BufferEncoding, done);
  }
}
