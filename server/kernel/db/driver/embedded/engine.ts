import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { DatabaseUnavailable, StatementTooLong } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts';
import { startWorker } from './start-worker.ts';

interface Pending {
  id: number;
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout | undefined;
}

type ThreadSettings = Omit<WorkerSettings, 'engine'>;

/**
 * The thread of the embedded database: started, watched, and started again after it was ended by the watchdog or by
 * itself. One exchange at a time; `EmbeddedPool` sees to that.
 */
export class Engine {
  /** A batch that takes longer is ended, in milliseconds. Undefined while migrations run: they may take their time. */
  statementLimit: number | undefined;
  readonly #directory: string;
  readonly #log: Log;
  #worker: Promise<Worker> | undefined;
  #pending: Pending | undefined;
  #sent = 0;
  #closing = false;
  #isReady = false;
  /** Its thread is being ended because of what it was asked for. */
  #isOverrun = false;

  constructor({ directory, log }: { directory: string; log: Log }) {
    this.#directory = directory;
    this.#log = log;
  }

  /** Whether the thread works: it has started and has not ended, whatever it is busy with. */
  get isRunning(): boolean {
    return this.#isReady;
  }

  /** Starts the thread; with a template, in a new data directory. Rejects when the engine cannot open its files. */
  async start(template?: string): Promise<void> {
    await this.#launch({ directory: this.#directory, template });
  }

  /** Sends a batch of protocol messages. Rejects with `StatementTooLong` when it took longer than its limit, and `DatabaseUnavailable` when it ended the engine otherwise. */
  async exchange(bytes: Uint8Array): Promise<Uint8Array> {
    const worker = await this.#running();
    if (this.#pending) throw new Error('Two sessions of the embedded database spoke at once.');
    return new Promise((resolve, reject) => {
      this.#sent += 1;
      const limit = this.statementLimit;
      const timer = limit === undefined ? undefined : setTimeout(() => this.#overrun(worker, limit), limit);
      this.#pending = { id: this.#sent, resolve, reject, timer };
      this.#post(worker, { kind: 'exchange', id: this.#sent, bytes });
    });
  }

  /** The data directory as a packed file (tar, gzip). Nothing else may be running. */
  async pack(): Promise<Uint8Array> {
    const worker = await this.#running();
    this.#post(worker, { kind: 'pack' });
    // The only message that can follow is the answer.
    const [answer] = (await once(worker, 'message')) as [FromWorker];
    if (answer.kind !== 'packed') throw new Error(`The database's thread answered ${answer.kind} when asked to pack.`);
    return answer.bytes;
  }

  /** Ends the engine in order, so that the next start has nothing to recover. */
  async close(): Promise<void> {
    this.#closing = true;
    const worker = await this.#worker?.catch(() => undefined);
    if (!worker) return;
    const ended = once(worker, 'exit');
    this.#post(worker, { kind: 'close' });
    const forced = setTimeout(() => void worker.terminate(), 5000);
    await ended;
    clearTimeout(forced);
  }

  #post(worker: Worker, message: ToWorker): void {
    worker.postMessage(
      message,
      'bytes' in message && message.bytes.buffer instanceof ArrayBuffer ? [message.bytes.buffer] : [],
    );
  }

  /** The thread, started again when it has ended. */
  async #running(): Promise<Worker> {
    if (this.#closing) throw new DatabaseUnavailable('The database is closing.');
    try {
      return await (this.#worker ?? this.#launch({ directory: this.#directory }));
    } catch (error) {
      throw new DatabaseUnavailable('The embedded database does not start.', { cause: error });
    }
  }

  #launch(settings: ThreadSettings): Promise<Worker> {
    const starting = this.#spawn(settings);
    this.#worker = starting;
    // After a failed start the next caller tries again; this one's caller gets the rejection too.
    starting.catch(() => {
      this.#worker = undefined;
    });
    return starting;
  }

  async #spawn(settings: ThreadSettings): Promise<Worker> {
    const worker = await startWorker(settings);
    let failure: unknown;
    worker.on('error', (error) => {
      failure = error;
      this.#log.error({ err: error }, "the database's thread failed");
    });
    worker.on('message', (message: FromWorker) => this.#receive(message));
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('exit', (code) => reject(failure ?? new Error(`The database's thread ended with code ${code}.`)));
    });
    worker.on('exit', () => this.#ended());
    this.#isReady = true;
    return worker;
  }

  #receive(message: FromWorker): void {
    const pending = this.#pending;
    if (message.kind !== 'answer' || pending?.id !== message.id) return;
    this.#settle();
    pending.resolve(message.bytes);
  }

  #settle(): void {
    clearTimeout(this.#pending?.timer);
    this.#pending = undefined;
  }

  #overrun(worker: Worker, limit: number): void {
    this.#log.error({ limit }, 'a statement ran too long: the embedded database is started again');
    this.#isOverrun = true;
    void worker.terminate();
  }

  #ended(): void {
    const pending = this.#pending;
    this.#settle();
    this.#isReady = false;
    this.#worker = undefined;
    if (!this.#closing) void this.#launch({ directory: this.#directory });
    const isOverrun = this.#isOverrun;
    this.#isOverrun = false;
    pending?.reject(
      isOverrun
        ? new StatementTooLong()
        : new DatabaseUnavailable('The embedded database ended during a statement; it is starting again.'),
    );
  }
}
