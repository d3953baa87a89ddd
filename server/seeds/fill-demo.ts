import { type Client, createClient, memoryTokenStore } from '#openapi/client';
import { openSession } from '#server/domains/identity/index.ts';
import { type Database, json, type Query } from '#server/kernel/db/index.ts';
import type { DemoContent, Ids } from './content/application.ts';
import { customers } from './content/customers/customers.ts';
import { leave } from './content/leave.ts';
import { makeApplication } from './content/make-application.ts';
import { makeRecords } from './content/make-records.ts';
import { readWorkspace } from './content/workspace.ts';
import { seedId } from './seed-id.ts';

const wsId = seedId('workspace acme');
const accountId = seedId('account owner');
const applicationOf = ({ application }: DemoContent): string => seedId(`application acme ${application}`);
const contents: readonly DemoContent[] = [leave, customers];

/** What is kept of the work: the tables that were made of each application, so that a cut-off run is gone on with. */
interface Progress {
  tables: Record<string, Ids>;
  isDone: boolean;
}

const mark = { id: seedId('demo content'), key: 'demo.content' };

async function readProgress(query: Query): Promise<Progress> {
  const row = await query.selectFrom('preferences').select('value').where('key', '=', mark.key).executeTakeFirst();
  // Safe: nothing else writes this row.
  return (row?.value as Progress | undefined) ?? { tables: {}, isDone: false };
}

async function writeProgress(query: Query, progress: Progress): Promise<void> {
  const value = json<unknown>(progress);
  await query
    .insertInto('preferences')
    .values({ ...mark, value })
    .onConflict((on) => on.column('id').doUpdateSet({ value }))
    .execute();
}

/** Where the calls go, and how much is made. */
export interface Filling {
  /** Of the server that this process runs, `http://127.0.0.1:4300`. */
  origin: string;
  /** Of the records of each table, 0 to 1. */
  share: number;
  now: Date;
  signal: AbortSignal;
  /** Called once the applications are there, with the first records of each table. */
  onApplications(): void;
}

/** Records of each table that an application begins with. */
const firstRecords = 20;

/** Calls as the workspace's owner. */
async function ownerClient(database: Database, { origin, now }: Filling): Promise<(applicationId?: string) => Client> {
  const tokens = memoryTokenStore();
  const { outcome: _, ...session } = await database.identity((query) => openSession(query, { accountId, wsId, now }));
  tokens.write(session);
  return (applicationId) => createClient({ baseUrl: origin, tokens, applicationId, locale: 'en-US', timeZone: 'UTC' });
}

/** Makes one application where it is not made yet. @returns the ids of its tables */
async function fillApplication(database: Database, content: DemoContent, client: Client): Promise<Ids> {
  const progress = await database.platform(readProgress);
  const made = progress.tables[content.application];
  if (made) return made;
  const { group, departments } = await readWorkspace(client);
  await client.call('updateApplication', { id: applicationOf(content), org_id: group });
  const { tables } = await makeApplication({ client, group, departments }, content);
  progress.tables[content.application] = tables;
  await database.platform((query) => writeProgress(query, progress));
  return tables;
}

/**
 * Makes whole applications of two of Acme's cards by the same calls that people make: tables, views, menus, grants and
 * records: first all of them with a few records, then the rest. Done once; a run that was cut off is gone on with. Throws what the
 * calls throw.
 */
export async function fillDemo(database: Database, filling: Filling): Promise<void> {
  const { signal, share, now: today } = filling;
  const { isDone } = await database.platform(readProgress);
  if (isDone) return filling.onApplications();
  const clientOf = await ownerClient(database, filling);
  try {
    const made = [];
    for (const content of contents) {
      const client = clientOf(applicationOf(content));
      made.push({ content, client, tables: await fillApplication(database, content, client) });
    }
    const { people } = await readWorkspace(clientOf());
    for (const most of [firstRecords, Number.POSITIVE_INFINITY]) {
      for (const { content, client, tables } of made)
        await makeRecords(client, content, tables, { people, today, share, most, signal });
      filling.onApplications();
    }
  } finally {
    await clientOf().call('logout', {});
  }
  if (filling.signal.aborted) return;
  await database.platform(async (query) => writeProgress(query, { ...(await readProgress(query)), isDone: true }));
}
