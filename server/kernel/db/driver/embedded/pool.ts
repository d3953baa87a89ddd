import pg from 'pg';
import { DatabaseUnavailable } from '../../errors.ts';
import { becomeIdle } from '../../rights/roles.ts';
import type { SessionClient, SessionPool } from '../session/session.ts';
import { typeParsers } from '../wire/types.ts';
import { type Answer, Pipeline } from '../wire/index.ts';
import { type Exchange, EngineStream } from './stream.ts';

export interface PoolLimits {
  /** How long a holder may leave the engine without a statement, in milliseconds. */
  idle: number;
  /** How long to wait in the queue, in milliseconds. */
  wait: number;
}

interface Waiting {
  resolve(lease: Lease): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
  /** Waited too long and was rejected. */
  left: boolean;
}

/** The engine, lent to one holder. It is taken back from a holder that keeps it without using it. */
class Lease implements SessionClient {
  readonly #pipeline: Pipeline;
  readonly #idle: number;
  readonly #giveBack: (error?: Error) => void;
  #timer: NodeJS.Timeout | undefined;
  #revoked: DatabaseUnavailable | undefined;
  #released = false;
  /** Statements may be sent without waiting for those before them. */
  #unanswered = 0;

  constructor(pipeline: Pipeline, idle: number, giveBack: (error?: Error) => void) {
    this.#pipeline = pipeline;
    this.#idle = idle;
    this.#giveBack = giveBack;
    this.#watch();
  }

  async query(text: string, values?: readonly unknown[], name?: string): Promise<Answer> {
    if (this.#revoked) throw this.#revoked;
    if (this.#released) throw new Error('A session of the database was used after it was given back.');
    clearTimeout(this.#timer);
    this.#unanswered += 1;
    try {
      return await (values ? this.#pipeline.send({ text, values, name }) : this.#pipeline.sendText(text));
    } finally {
      this.#unanswered -= 1;
      if (!this.#released && this.#unanswered === 0) this.#watch();
    }
  }

  release(error?: Error): void {
    if (this.#released) return;
    this.#released = true;
    clearTimeout(this.#timer);
    this.#giveBack(error);
  }

  #watch(): void {
    this.#timer = setTimeout(() => {
      const reason = `A transaction was left without a statement for ${this.#idle} ms; it was rolled back.`;
      this.#revoked = new DatabaseUnavailable(reason);
      this.release(this.#revoked);
    }, this.#idle);
    this.#timer.unref();
  }
}

interface EngineSession {
  client: pg.Client;
  pipeline: Pipeline;
}

/**
 * The sessions of the embedded database. It has one engine, so one holder has it until the end of its transaction
 * and the others wait in a queue, first come first served.
 */
export class EmbeddedPool implements SessionPool {
  readonly #exchange: Exchange;
  readonly #limits: PoolLimits;
  readonly #queue: Waiting[] = [];
  #session: EngineSession | undefined;
  #lent = false;
  #ended = false;
  #whenFree: (() => void) | undefined;

  constructor(exchange: Exchange, limits: PoolLimits) {
    this.#exchange = exchange;
    this.#limits = limits;
  }

  connect(): Promise<SessionClient> {
    return this.#lend((waiting) => this.#queue.push(waiting));
  }

  /** Whether the engine answers: a statement before those of all others who wait. */
  async ask(): Promise<void> {
    const client = await this.#lend((waiting) => this.#queue.unshift(waiting));
    try {
      await client.query('select 1');
    } finally {
      client.release();
    }
  }

  #lend(enqueue: (waiting: Waiting) => void): Promise<SessionClient> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#leave(waiting), this.#limits.wait);
      const waiting: Waiting = { resolve, reject, timer, left: false };
      enqueue(waiting);
      void this.#next();
    });
  }

  /** Refuses those who wait, and lets the holder finish. */
  async end(): Promise<void> {
    this.#ended = true;
    for (const waiting of this.#queue.splice(0))
      this.#refuse(waiting, new DatabaseUnavailable('The database is closing.'));
    if (this.#lent) {
      await new Promise<void>((resolve) => {
        this.#whenFree = resolve;
      });
    }
    const session = this.#session;
    this.#session = undefined;
    await session?.client.end();
  }

  #refuse(waiting: Waiting, error: Error): void {
    clearTimeout(waiting.timer);
    waiting.reject(error);
  }

  #leave(waiting: Waiting): void {
    const at = this.#queue.indexOf(waiting);
    if (at >= 0) this.#queue.splice(at, 1);
    waiting.left = true;
    waiting.reject(new DatabaseUnavailable('The database is busy: others were served first for too long.'));
  }

  async #next(): Promise<void> {
    if (this.#lent) return;
    const waiting = this.#queue.shift();
    if (!waiting) return;
    this.#lent = true;
    try {
      if (this.#ended) throw new DatabaseUnavailable('The database is closing.');
      this.#session ??= await this.#open();
      if (waiting.left) throw new DatabaseUnavailable('Nobody waits for this session any more.');
      clearTimeout(waiting.timer);
      waiting.resolve(new Lease(this.#session.pipeline, this.#limits.idle, (error) => this.#takeBack(error)));
    } catch (error) {
      this.#lent = false;
      this.#whenFree?.();
      this.#refuse(waiting, error instanceof Error ? error : new Error(String(error)));
      void this.#next();
    }
  }

  #takeBack(error?: Error): void {
    if (error) this.#drop();
    this.#lent = false;
    this.#whenFree?.();
    void this.#next();
  }

  /** Forgets the session; the next one begins with a rollback of whatever this one left. */
  #drop(): void {
    const session = this.#session;
    this.#session = undefined;
    // A broken session may fail to close; no caller waits for it any more.
    session?.client.end().catch(() => undefined);
  }

  async #open(): Promise<EngineSession> {
    const client = new pg.Client({
      user: 'postgres',
      database: 'postgres',
      password: '',
      ssl: false,
      types: typeParsers,
      pipeline: true,
      stream: () => new EngineStream(this.#exchange) as never,
    });
    // Its waiting queries get the same error; this session is only not to be used again.
    client.on('error', () => {
      if (this.#session?.client === client) this.#session = undefined;
    });
    await client.connect();
    await client.query(becomeIdle);
    return { client, pipeline: new Pipeline(client) };
  }
}
