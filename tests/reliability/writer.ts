/** Many writers on one database. Each prints the id of what it wrote once the database has acknowledged it. */
import { json, ulid } from '#server/kernel/db/index.ts';
import { type DatabaseLocation, openDatabase } from '#server/kernel/db/driver/open.ts';
import { silent } from '#tests/database/silent.ts';

const { location, writers, wsId } = JSON.parse(process.argv[2] ?? '') as {
  location: DatabaseLocation;
  writers: number;
  wsId: string;
};
process.stdout.write('opening\n');
const { database } = await openDatabase(location, { log: silent });
process.stdout.write('ready\n');

async function write(writer: number): Promise<void> {
  for (;;) {
    const id = ulid();
    // Two rows in one transaction: either both are there afterwards or none.
    await database.tenant(wsId, async (query) => {
      const icon = json({ type: 1 as const, uri: 'box' });
      await query
        .insertInto('applications')
        .values({ id, ws_id: wsId, application_name: String(writer), icon })
        .execute();
      await query
        .insertInto('preferences')
        .values({ id, ws_id: wsId, key: id, value: json('x'.repeat(500)) })
        .execute();
    });
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: writers }, (_, at) => write(at)));
