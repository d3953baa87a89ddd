import type pg from 'pg';

/** What a statement came to; of a text of several statements, the last one. */
export type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

/** A statement for the wire. With a name it is parsed and planned once for the connection. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  name?: string | undefined;
}

/** What is used of `pg`'s connection, as far as its types leave it out. */
export interface Wire {
  stream: { cork(): void; uncork(): void };
  parse(statement: { text: string; name: string }): void;
  bind(values: { statement: string; values: unknown[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(): void;
  close(statement: { type: 'S'; name: string }): void;
  sync(): void;
}
