import { Duplex } from 'node:stream';

/** Sends messages of the wire protocol to the engine and gives its answer. */
export type Exchange = (bytes: Uint8Array) => Promise<Uint8Array>;

type Done = (error?: Error | null) => void;

const terminate = 'X'.charCodeAt(0);

/** What `pg`'s client takes for its socket: what it writes together goes to the engine as one message. */
export class EngineStream extends Duplex {
  readonly #exchange: Exchange;

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
