/**
 * Changes a design and records of it by the product's own handlers, and prints what it tries and what was acknowledged. First it
 * prints what it found; then it runs until it is killed.
 */
import { writeSync } from 'node:fs';
import type { Args, OperationId, Schemas } from '#openapi';
import { runTableJobs, structureDifferences } from '#server/domains/data/index.ts';
import { handlers } from '#server/generated/handlers.ts';
import { type DatabaseLocation, openSessions } from '#server/kernel/db/driver/open.ts';
import { createDatabase } from '#server/kernel/db/driver/scope/create-database.ts';
import { silent } from '#tests/database/silent.ts';
import { designAt, dataAt } from './designs-of-steps.ts';
import { halfDone } from './half-done.ts';
import { type KillPoint, killingPool } from './kill-at.ts';

const { location, wsId, appId, categoryId, point } = JSON.parse(process.argv[2] ?? '') as {
  location: DatabaseLocation;
  wsId: string;
  appId: string;
  categoryId: string;
  point: KillPoint;
};
const say = (what: string): void => void writeSync(1, `${what}\n`);
const { pool, arm } = killingPool((await openSessions(location, { log: silent })).pool);
const db = createDatabase(pool);
const accountId = 'designer';

/** Carries out an operation as the HTTP layer would after its checks. */
async function call<Id extends OperationId>(operation: Id, args: Args<Id>, ifMatch?: number): Promise<unknown> {
  const facts = {
    operation,
    args,
    ...(ifMatch !== undefined && { ifMatch }),
    db,
    application: { wsId, row: { id: appId }, canEdit: true },
    session: { accountId, username: accountId, wsId },
    now: new Date(),
    locale: 'en-US',
    timeZone: 'UTC',
    requestId: 'designer',
    ip: '127.0.0.1',
    services: {},
  };
  // Safe: these handlers read nothing else of a call.
  const handler = handlers[operation as keyof typeof handlers] as unknown as (call: typeof facts) => Promise<unknown>;
  return handler(facts);
}

async function findTable(): Promise<{ id: string; step: number; version: number }> {
  const found = await db.tenant(wsId, (query) =>
    query
      .selectFrom('physical_tables')
      .select(['id', 'table_name', 'version'])
      .where('ws_id', '=', wsId)
      .executeTakeFirst(),
  );
  if (found) return { id: found.id, step: Number(found.table_name.split(' ')[1]), version: found.version };
  const args = { formConfig: designAt(0), physical_table_category_id: categoryId };
  const made = (await call('createPhysicalTable', args)) as Schemas['PhysicalTable'];
  return { id: made.table_id, step: 0, version: made.version };
}

async function list(id: string, type: 'paranoid' | 'trash'): Promise<[string, unknown][]> {
  const page = (await call('listPhysicalRecords', { id, type, size: 100 } as Args<'listPhysicalRecords'>)) as {
    items: Schemas['Record'][];
  };
  return page.items.map(({ record_id, data }) => [record_id, data['title']]);
}

const table = await findTable();
const { id } = table;
let { version } = table;
const found = {
  step: table.step,
  live: await list(id, 'paranoid'),
  trash: await list(id, 'trash'),
  differences: await structureDifferences(db),
  halves: await halfDone(db, { wsId, tableId: id }),
};
say(`found ${JSON.stringify(found)}`);
arm(point);

const live = found.live.map(([rid]) => rid);
for (let step = table.step + 1; ; step += 1) {
  say(`try design ${step}`);
  const conversions = ['value', 'lines', 'lines.a'];
  const designed = await call('configurePhysicalTable', { id, formConfig: designAt(step), conversions }, version);
  version = (designed as Schemas['PhysicalTableDetail']).version;
  say(`done design ${step}`);
  const title = `T${step}`;
  say(`try create ${title}`);
  const made = (await call('createPhysicalRecord', { id, data: dataAt(step, title) })) as Schemas['Record'];
  say(`done create ${title} ${made.record_id}`);
  live.unshift(made.record_id);
  const rid = live.at(-1) ?? '';
  say(`try update ${rid} U${step}`);
  await call('updatePhysicalRecord', { id, rid, data: dataAt(step, `U${step}`) });
  say(`done update ${rid} U${step}`);
  if (live.length > 8) {
    const [gone = ''] = live.splice(-1);
    say(`try delete ${gone}`);
    await call('deletePhysicalRecords', { id, ids: [gone] });
    say(`done delete ${gone}`);
  }
  await runTableJobs(db, {
    now: () => new Date(),
    report: (error) => {
      throw error;
    },
  });
}
