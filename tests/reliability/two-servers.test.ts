import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Args, OperationId, Schemas } from '#openapi';
import { recordsOf, historyOf } from '#server/domains/data/store/identifiers.ts';
import { handlers } from '#server/generated/handlers.ts';
import { openDatabase } from '#server/kernel/db/driver/open.ts';
import { type Database, ulid } from '#server/kernel/db/index.ts';
import { seedDemo } from '#server/seeds/demo.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { makeLocation } from '#tests/database/harness.ts';
import { silent } from '#tests/database/silent.ts';
import { patience } from '#tests/tier.ts';
import { field } from '#tests/api/menu-of-table.ts';
import { environmentOf, startProcess } from './server-process.ts';

const wsId = seedId('workspace acme');
const appId = seedId('application acme Leave and absence');
const members = ['admin', 'owner', 'user', 'hr', 'builder', 'appuser'].map((name) => seedId(`account ${name}`));
const [records, entries, notices] = [600, 400, 5];

/** Carries out an operation as the HTTP layer would after its checks. */
async function call<Id extends OperationId>(db: Database, operation: Id, args: Args<Id>, ifMatch?: number) {
  const facts = {
    operation,
    args,
    ...(ifMatch !== undefined && { ifMatch }),
    db,
    application: { wsId, row: { id: appId }, canEdit: true },
    session: { accountId: members[0], username: 'admin', wsId },
    now: new Date(),
    locale: 'en-US',
    timeZone: 'UTC',
    requestId: 'two servers',
    ip: '127.0.0.1',
    services: {},
  };
  // Safe: these handlers read nothing else of a call.
  const handler = handlers[operation as keyof typeof handlers] as unknown as (call: typeof facts) => Promise<unknown>;
  return handler(facts);
}

/** A table whose changed design leaves something to compute for each record. */
async function leaveTableJob(db: Database): Promise<string> {
  const categoryId = ulid();
  await db.tenant(wsId, (query) =>
    query
      .insertInto('categories')
      .values({
        id: categoryId,
        ws_id: wsId,
        app_id: appId,
        category_name: 'Computed',
        category_type: 'falconTable',
        sort: 0,
      })
      .execute(),
  );
  const amount = field('amount', { type: 'number' });
  const formConfig = { formLabel: 'Computed', fields: [amount] };
  const args = { formConfig, physical_table_category_id: categoryId };
  const made = (await call(db, 'createPhysicalTable', args)) as Schemas['PhysicalTable'];
  const id = made.table_id;
  for (let at = 0; at < records; at += 1) await call(db, 'createPhysicalRecord', { id, data: { amount: at } });
  const double = field('double', { type: 'formula', expression: 'amount * 2', result: 'number' });
  await call(
    db,
    'configurePhysicalTable',
    { id, formConfig: { ...formConfig, fields: [amount, double] } },
    made.version,
  );
  return id;
}

async function leaveNotices(db: Database, now: Date): Promise<void> {
  await db.tenant(wsId, async (query) => {
    await query
      .insertInto('notification_choices')
      .values(
        members.map((account_id) => ({
          ws_id: wsId,
          account_id,
          category: 'notice' as const,
          channels: ['mail' as const],
          locale: 'en-US' as const,
        })),
      )
      .execute();
    for (let at = 0; at < notices; at += 1) {
      const id = ulid();
      const title = `Twice ${at}`;
      const notice = { id, ws_id: wsId, title, content: 'x', state: 'published' as const, publish_at: now };
      await query.insertInto('notices').values(notice).execute();
      await query.insertInto('notice_jobs').values({ ws_id: wsId, notice_id: id, due_at: now }).execute();
    }
  });
}

const leaveEntries = (db: Database, now: Date) =>
  db.tenant(wsId, (query) =>
    query
      .insertInto('operation_log')
      .values(
        Array.from({ length: entries }, (_, at) => ({
          id: ulid(),
          ws_id: wsId,
          module: 'team',
          action: 'createTeam',
          created_at: new Date(now.getTime() - 7_200_000 + at * 10_000),
        })),
      )
      .execute(),
  );

test('P36 P39 NOTE-03 two servers on one PostgreSQL do each background job once', {
  timeout: patience(240_000),
}, async () => {
  const { location, remove } = await makeLocation('postgres');
  const opened = await openDatabase(location, { log: silent });
  const db = opened.database;
  const now = new Date();
  await seedDemo(db, { now });
  const tableId = await leaveTableJob(db);
  await leaveNotices(db, now);
  await leaveEntries(db, now);
  const environment = {
    ...environmentOf(location),
    PAGEWRIGHT_SECRET: 'two-servers-share-this-long-secret-0123456789',
  };
  const servers = await Promise.all([startProcess(environment), startProcess(environment)]);
  try {
    await Promise.all(servers.map((server) => server.ready()));
    const left = async () => ({
      jobs: (await db.identity((query) => query.selectFrom('table_jobs').select('id').execute())).length,
      notices: (
        await db.platform((query) =>
          query.selectFrom('notice_jobs').where('failure', 'is', null).select('id').execute(),
        )
      ).length,
      deliveries: (
        await db.tenant(wsId, (query) =>
          query
            .selectFrom('notification_deliveries')
            .where('sent_at', 'is', null)
            .where('failure', 'is', null)
            .select('id')
            .execute(),
        )
      ).length,
    });
    await expect
      .poll(left, { timeout: patience(90_000), interval: 500 })
      .toEqual({ jobs: 0, notices: 0, deliveries: 0 });

    const messages = await db.platform((query) =>
      query
        .selectFrom('outbox_messages')
        .select(['recipient', 'subject'])
        .where('subject', 'like', 'Twice %')
        .execute(),
    );
    const deliveries = await db.tenant(wsId, (query) =>
      query.selectFrom('notification_deliveries').select(['failure', 'attempts', 'sent_at']).execute(),
    );
    expect(messages.length).toBe(deliveries.filter(({ sent_at }) => sent_at !== null).length);
    expect(messages.length, JSON.stringify(deliveries)).toBeGreaterThan(notices * 2);
    expect(new Set(messages.map((one) => JSON.stringify(one))).size).toBe(messages.length);
    expect(new Set(deliveries.map(({ attempts, failure }) => failure ?? attempts))).toEqual(new Set([1]));

    const seen = await db.tenant(wsId, (query) =>
      query.selectFrom('notifications').where('title', 'like', 'Twice %').select(['account_id', 'title']).execute(),
    );
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(seen.length);

    const table = { wsId, tableId };
    const stored = await db.definition(wsId, async (query) => {
      const versions = await sql<{ version: number; count: number }>`select version, count(*)::int as count
        from ${recordsOf(table)} group by version`.execute(query);
      const history = await sql<{ count: number }>`select count(*)::int as count from ${historyOf(table)}`.execute(
        query,
      );
      const { computing } = await query
        .selectFrom('physical_tables')
        .where('id', '=', tableId)
        .select('computing')
        .executeTakeFirstOrThrow();
      return { versions: versions.rows, history: history.rows[0]?.count, computing };
    });
    expect(stored).toEqual({ versions: [{ version: 1, count: records }], history: records, computing: [] });
    const { items } = (await call(db, 'listPhysicalRecords', {
      id: tableId,
      size: 100,
    } as Args<'listPhysicalRecords'>)) as {
      items: Schemas['Record'][];
    };
    for (const { data } of items) expect(data['double']).toBe(Number(data['amount']) * 2);
    const seals = async () =>
      db.tenant(wsId, (query) =>
        query
          .selectFrom('log_seals')
          .where('ws_id', '=', wsId)
          .orderBy('number')
          .select(['number', 'entries', 'sealed_from', 'sealed_to'])
          .execute(),
      );
    await expect.poll(async () => (await seals()).length, { timeout: patience(30_000) }).toBeGreaterThan(60);
    const sealed = await seals();
    expect(sealed.map(({ number }) => number)).toEqual(sealed.map((_, at) => at + 1));
    const last = sealed.at(-1)?.sealed_to ?? now;
    const { count } = await db.tenant(wsId, (query) =>
      query
        .selectFrom('operation_log')
        .where('ws_id', '=', wsId)
        .where('created_at', '<', last)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    expect(sealed.reduce((sum, one) => sum + one.entries, 0)).toBe(Number(count));
    expect(Number(count)).toBeGreaterThanOrEqual(entries);
  } finally {
    for (const server of servers) server.signal('SIGTERM');
    await Promise.all(servers.map((server) => server.ended()));
    await opened.close();
    await remove();
  }
});
