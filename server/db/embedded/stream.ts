import { Duplex } from 'node:stream';
import { GatheredWrites } from '../gathered-writes.ts';

/** Sends messages of the wire protocol to the engine and gives its answer. */
export type Exchange = (bytes: Uint8Array) => Promise<Uint8Array>;

type Done = (error?: Error | null) => void;

const terminate = 'X'.charCodeAt(0);

/** What `pg`'s client takes for its socket: what it writes in one turn of the event loop goes to the engine as one batch. */
export class EngineStream extends Duplex {
  readonly #exchange: Exchange;
  readonly #writes = new GatheredWrites(this);

  constructor(exchange: Exchange) {
    super({ allowHalfOpen: false });
    this.#exchange = exchange;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.#writes.hold();
    return typeof encoding === 'string' ? super.write(chunk, encoding, done) : super.write(chunk, encoding ?? done);
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#send(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  #send(bytes: Buffer, done: Done): void {
    // The engine belongs to all sessions: one that ends does not end it.
    if (bytes[0] === terminate) {
      done();
      return;
    }
    this.#exchange(new Uint8Array(bytes)).then(
      (answer) => {
        if (this.destroyed) return;
        this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
        done();
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  }
}
