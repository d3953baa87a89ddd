import pg from 'pg';
import type { PreparedStatements } from './prepared-statements.ts';
import { type Column, readRow, type RowShape, shapeOf } from './row-shape.ts';
import type { Answer, Statement, Wire } from './statement.ts';

// Exported by `pg` and left out of its types.
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

const noRows = shapeOf([]);

/** One statement on its way, and what came back of it so far. */
export class SentStatement {
  readonly answered: Promise<Answer>;
  readonly #text: string;
  readonly #name: string | undefined;
  readonly #values: unknown[];
  readonly #rows: unknown[] = [];
  #resolve: (answer: Answer) => void = () => {};
  #reject: (error: unknown) => void = () => {};
  #shape: RowShape | undefined;
  #isParsedHere = false;
  #complete: Answer | undefined;
  /** A value could not be read; thrown when the statement is complete. */
  #failure: unknown;

  /** Throws when a value cannot be sent. */
  constructor({ text, values, name }: Statement) {
    this.#text = text;
    this.#name = name;
    this.#values = values.map(prepareValue);
    this.answered = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  write(wire: Wire, prepared: PreparedStatements): void {
    const name = this.#name;
    if (name === undefined) wire.parse({ text: this.#text, name: '' });
    else {
      this.#isParsedHere = prepared.prepare(wire, name, this.#text);
      this.#shape = prepared.shapeOf(name);
    }
    wire.bind({ statement: name ?? '', values: this.#values });
    if (!this.#shape) wire.describe({ type: 'P' });
    wire.execute();
  }

  describe(columns: readonly Column[]): void {
    this.#shape = shapeOf(columns);
  }

  add(texts: readonly (string | null)[]): void {
    if (this.#failure !== undefined || !this.#shape) return;
    try {
      this.#rows.push(readRow(this.#shape, texts));
    } catch (error) {
      this.#failure = error;
    }
  }

  /** The database is through with it; `tag` is `INSERT 0 1`, whose last number is the count. */
  complete(tag: string, prepared: PreparedStatements): void {
    const [command = '', ...numbers] = tag.split(' ');
    const rowCount = Number(numbers.at(-1) ?? Number.NaN);
    this.#complete = { command, rowCount: Number.isInteger(rowCount) ? rowCount : null, rows: this.#rows };
    if (this.#name !== undefined) prepared.storeShape(this.#name, this.#shape ?? noRows);
  }

  /** Settles the statement; `error` is what ended the batch, when one did. */
  settle(error: unknown, prepared: PreparedStatements): void {
    if (!this.#complete && this.#isParsedHere && this.#name !== undefined) prepared.doubt(this.#name);
    if (this.#failure !== undefined) this.#reject(this.#failure);
    else if (this.#complete) this.#resolve(this.#complete);
    else this.#reject(error);
  }
}
