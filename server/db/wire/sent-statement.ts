import pg from 'pg';
import { type Column, readRow, type RowShape, shapeOf } from './row-shape.ts';

/** What a statement came to; of a text of several statements, the last one. */
export type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

/** A statement for the wire. With a name it is parsed and planned once for the connection. */
export interface Statement {
  text: string;
  /** Without values the text may hold several statements. */
  values?: readonly unknown[] | undefined;
  name?: string | undefined;
}

/** What is used of `pg`'s connection, as far as its types leave it out. */
interface Wire {
  stream: { cork(): void; uncork(): void };
  /** Texts by name: those that were parsed, and those that were sent to be. */
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  query(text: string): void;
  parse(statement: { text: string; name: string }): void;
  bind(values: { statement: string; values: unknown[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(): void;
  sync(): void;
}

/** Rows of named statements, by connection: PostgreSQL refuses to run one whose columns have changed. */
const shapes = new WeakMap<Wire, Map<string, RowShape>>();

function shapesOf(wire: Wire): Map<string, RowShape> {
  const known = shapes.get(wire) ?? new Map<string, RowShape>();
  shapes.set(wire, known);
  return known;
}

// `pg` lets nothing else than its own queries into the pipeline; what they do is done below.
const Base = pg.Query as unknown as new (text: string) => object;
// Exported by `pg` and left out of its types.
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/**
 * One statement on its way. Unlike `pg`'s own it asks for the columns of a named statement once for the connection,
 * and is neither an emitter of events nor a result with descriptions that nobody reads.
 */
class SentStatement extends Base {
  readonly text: string;
  /** `pg` notes by it what was parsed. */
  readonly name: string | undefined;
  readonly #values: readonly unknown[] | undefined;
  readonly #resolve: (answer: Answer) => void;
  readonly #reject: (error: unknown) => void;
  #known: Map<string, RowShape> | undefined;
  #shape: RowShape | undefined;
  #rows: unknown[] = [];
  #answer: Answer = { command: '', rowCount: null, rows: [] };
  /** A value could not be read; told when the statement is through. */
  #failure: unknown;

  constructor({ text, values, name }: Statement, resolve: (answer: Answer) => void, reject: (error: unknown) => void) {
    super(text);
    this.text = text;
    this.name = name;
    this.#values = values;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Writes the statement. Gives an error when it cannot be written. */
  submit(wire: Wire): unknown {
    const { text, name = '' } = this;
    if (this.#values === undefined && name === '') {
      wire.query(text);
      return null;
    }
    let values: unknown[];
    try {
      values = (this.#values ?? []).map(prepareValue);
    } catch (error) {
      return error;
    }
    this.#known = name === '' ? undefined : shapesOf(wire);
    this.#shape = this.#known?.get(name);
    const parsed = name === '' ? undefined : (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]);
    wire.stream.cork();
    if (parsed === undefined) {
      wire.parse({ text, name });
      if (name !== '') wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ statement: name, values });
    if (!this.#shape) wire.describe({ type: 'P' });
    wire.execute();
    wire.sync();
    wire.stream.uncork();
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#shape = shapeOf(fields);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#failure !== undefined || !this.#shape) return;
    try {
      this.#rows.push(readRow(this.#shape, fields));
    } catch (error) {
      this.#failure = error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [command = '', ...numbers] = text.split(' ');
    // `INSERT 0 1`: the last number is the count.
    const rowCount = Number(numbers.at(-1) ?? Number.NaN);
    this.#answer = { command, rowCount: Number.isInteger(rowCount) ? rowCount : null, rows: this.#rows };
    this.#rows = [];
    if (this.name !== undefined) this.#known?.set(this.name, this.#shape ?? shapeOf([]));
  }

  handleEmptyQuery(): void {}

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#resolve(this.#answer);
    else this.#reject(this.#failure);
  }

  handleError(error: unknown): void {
    this.#reject(this.#failure ?? error);
  }

  handleCopyInResponse(wire: { sendCopyFail(reason: string): void }): void {
    wire.sendCopyFail('Rows cannot be copied from a scope.');
  }

  handleCopyData(): void {}
}

/** Sends a statement at once, also while earlier ones are not answered: they are carried out in their order. */
export function send(client: pg.ClientBase, statement: Statement): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    // It is what `pg` takes for a query of its own; see Base.
    client.query(new SentStatement(statement, resolve, reject) as unknown as pg.Submittable);
  }).catch((error: unknown) => {
    // The stack of a socket's event tells nobody who asked.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  });
}
