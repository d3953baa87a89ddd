import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { Batch } from './batch.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { SentStatement } from './sent-statement.ts';
import type { Wire } from './statement.ts';

/** What `pg` calls of a query in its pipeline, and what the driver calls of `pg`'s connection. */
const calledByPg = [
  'handleRowDescription',
  'handleDataRow',
  'handleCommandComplete',
  'handleEmptyQuery',
  'handleReadyForQuery',
  'handleError',
  'handleCopyInResponse',
  'handleCopyData',
  'submit',
];
const calledOfPg = ['parse', 'bind', 'describe', 'execute', 'close', 'sync', 'sendCopyFail'];

describe("pg's inner parts that the driver builds on; when this fails, a release has changed them", () => {
  test('are there, each as a function', () => {
    // Its types leave the connection out.
    const { connection } = new pg.Client() as unknown as { connection: Record<string, unknown> };
    expect(calledOfPg.filter((name) => typeof connection[name] !== 'function')).toEqual([]);
    const { prototype } = pg.Query as unknown as { prototype: Record<string, unknown> };
    expect(calledByPg.filter((name) => typeof prototype[name] !== 'function')).toEqual([]);
    expect(pg).toHaveProperty('utils.prepareValue');
  });

  test('hand over what they are asked for in the form that the driver reads', async () => {
    const sent: [string, unknown][] = [];
    const note =
      (name: string) =>
      (what?: unknown): void =>
        void sent.push([name, what]);
    const calls = Object.fromEntries(calledOfPg.map((name) => [name, note(name)]));
    // Safe: it has every method of the wire.
    const wire = { ...calls, stream: { cork: note('cork'), uncork: note('uncork') } } as unknown as Wire;
    const prepared = new PreparedStatements();
    const batch = new Batch(prepared);
    const statement = new SentStatement({ text: 'select $1::text as a', values: [new Date(0)], name: 'one' });
    batch.add(statement);
    batch.submit(wire);
    expect(sent.map(([name]) => name)).toEqual(['cork', 'parse', 'bind', 'describe', 'execute', 'sync', 'uncork']);
    expect(sent[1]).toEqual(['parse', { text: 'select $1::text as a', name: 'one' }]);
    batch.handleRowDescription({ fields: [{ name: 'a', dataTypeID: 25 }] });
    batch.handleDataRow({ fields: ['x'] });
    batch.handleCommandComplete({ text: 'SELECT 1' });
    batch.handleReadyForQuery();
    expect(await statement.answered).toEqual({ command: 'SELECT', rowCount: 1, rows: [{ a: 'x' }] });
  });
});
