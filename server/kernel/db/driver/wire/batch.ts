import pg from 'pg';
import type { PreparedStatements } from './prepared-statements.ts';
import type { Column } from './row-shape.ts';
import type { SentStatement } from './sent-statement.ts';
import type { Wire } from './statement.ts';

// `pg` lets nothing else than its own queries into the pipeline; what they do is done below.
const Base = pg.Query as unknown as new (text: string) => object;

/**
 * Statements that leave as one packet and are answered by one, because they have one end (`Sync`) between them. When
 * one fails, those after it do not run. Outside of a transaction that was begun they are one by themselves.
 */
export class Batch extends Base {
  readonly #prepared: PreparedStatements;
  readonly #statements: SentStatement[] = [];
  /** How many of them the database is through with. */
  #through = 0;
  #isSettled = false;

  constructor(prepared: PreparedStatements) {
    super('');
    this.#prepared = prepared;
  }

  add(statement: SentStatement): void {
    this.#statements.push(statement);
  }

  submit(wire: Wire): null {
    wire.stream.cork();
    for (const statement of this.#statements) statement.write(wire, this.#prepared);
    wire.sync();
    wire.stream.uncork();
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#statements[this.#through]?.describe(fields);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.#statements[this.#through]?.add(fields);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#statements[this.#through]?.complete(text, this.#prepared);
    this.#through += 1;
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleReadyForQuery(): void {
    this.#settle(undefined);
  }

  handleError(error: unknown): void {
    this.#settle(error);
  }

  handleCopyInResponse(wire: { sendCopyFail(reason: string): void }): void {
    wire.sendCopyFail('Rows cannot be copied from a scope.');
  }

  handleCopyData(): void {}

  #settle(error: unknown): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    for (const statement of this.#statements) statement.settle(error, this.#prepared);
  }
}
