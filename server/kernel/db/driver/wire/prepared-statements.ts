import type { RowShape } from './row-shape.ts';
import type { Wire } from './statement.ts';

/** What one connection has prepared, by name, with the rows that each gives once they are known. */
export class PreparedStatements {
  readonly #shapes = new Map<string, RowShape | undefined>();
  /** Whether the database has these is not known: a statement before them, or their own, failed. */
  readonly #doubtful = new Set<string>();

  /** Has the database parse a text, unless it has. Gives true when it was sent. */
  prepare(wire: Wire, name: string, text: string): boolean {
    if (this.#shapes.has(name)) return false;
    // Closing what does not exist is no error, and parsing under a name that exists is one.
    if (this.#doubtful.delete(name)) wire.close({ type: 'S', name });
    wire.parse({ text, name });
    this.#shapes.set(name, undefined);
    return true;
  }

  /** PostgreSQL refuses to run a prepared statement whose columns have changed, so they are asked for once. */
  shapeOf(name: string): RowShape | undefined {
    return this.#shapes.get(name);
  }

  storeShape(name: string, shape: RowShape): void {
    if (this.#shapes.has(name)) this.#shapes.set(name, shape);
  }

  doubt(name: string): void {
    this.#shapes.delete(name);
    this.#doubtful.add(name);
  }
}
