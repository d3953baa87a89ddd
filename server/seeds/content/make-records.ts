import type { Client } from '#openapi/client';
import type { DemoContent, Ids } from './application.ts';
import { drawOf } from './draw.ts';

/** Who is in the records, when they were made, and how many of them there are. */
export interface Records {
  people: readonly string[];
  today: Date;
  /** Of the count of each table, 0 to 1. */
  share: number;
  /** And no more than these of each table. */
  most: number;
  signal: AbortSignal;
}

/** The ids of a table's records in the order in which they were made. */
async function existing(client: Client, table: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const { record_id } of client.pages('listPhysicalRecords', { id: table, size: 100, sort: ['record_id'] }))
    ids.push(record_id);
  return ids;
}

/** A different beginning for each table, the same on every machine. */
const seedOf = (key: string): number => [...key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);

/**
 * Adds what is missing of the records of an application, table after table; those that a cut-off run made are kept. One
 * call at a time, so that people who use the product meanwhile notice little. Ends early when the signal aborts.
 */
export async function makeRecords(
  client: Client,
  { tables }: DemoContent,
  made: Ids,
  { people, today, share, most, signal }: Records,
): Promise<void> {
  const ids = new Map<string, string[]>();
  for (const table of tables) {
    const id = made[table.key];
    if (!id) continue;
    const records = await existing(client, id);
    ids.set(table.key, records);
    const draw = drawOf(seedOf(table.key) + records.length);
    for (let at = records.length; at < Math.min(most, Math.ceil(table.count * share)); at++) {
      if (signal.aborted) return;
      const data = table.record({ draw, at, people, today, records: (key) => ids.get(key) ?? [] });
      const { record_id } = await client.call('createPhysicalRecord', { id, data });
      records.push(record_id);
    }
  }
}
