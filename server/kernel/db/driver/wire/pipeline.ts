import type pg from 'pg';
import { Batch } from './batch.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { SentStatement } from './sent-statement.ts';
import type { Answer, Statement } from './statement.ts';

/**
 * The way of statements to one connection. Those of one turn of the event loop leave together: a commit, the next
 * opening and its first statement are one packet each way, and sending is the dearest part of a short transaction.
 */
export class Pipeline {
  readonly #client: pg.ClientBase;
  readonly #prepared = new PreparedStatements();
  #waiting: Batch | undefined;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  /**
   * Sends a statement without waiting for those before it; the database keeps their order. Throws when a value cannot
   * be sent.
   */
  send(statement: Statement): Promise<Answer> {
    const sent = new SentStatement(statement);
    this.#waiting ??= this.#begin();
    this.#waiting.add(sent);
    return sent.answered;
  }

  /** Sends a text that may hold several statements, and has no values. */
  async sendText(text: string): Promise<Answer> {
    this.#leave();
    const answer: Answer | Answer[] = await this.#client.query(text);
    const answers = Array.isArray(answer) ? answer : [answer];
    // There is one for each statement, and at least one.
    return answers.at(-1) as Answer;
  }

  #begin(): Batch {
    const batch = new Batch(this.#prepared);
    setImmediate(() => {
      if (this.#waiting === batch) this.#leave();
    });
    return batch;
  }

  #leave(): void {
    const batch = this.#waiting;
    this.#waiting = undefined;
    // It is what `pg` takes for a query of its own; see Batch.
    if (batch) this.#client.query(batch as unknown as pg.Submittable);
  }
}
