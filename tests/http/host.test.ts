import { beforeAll, expect, test } from 'vitest';
import { ulid } from '#server/kernel/db/index.ts';
import type { GuardedCall } from '#server/kernel/call/handler.ts';
import { createTinyApp } from '#server/kernel/http/testing/tiny-app.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/database/harness.ts';

describeOnEachDatabase('the workspace that an address selects', (open) => {
  let opened: TestDatabase;
  const [acme, gone] = [ulid(), ulid()];

  beforeAll(async () => {
    opened = await open();
    await opened.database.platform((query) =>
      query
        .insertInto('workspaces')
        .values([
          { id: acme, customer_name: 'Acme', subdomain: 'acme' },
          { id: gone, customer_name: 'Gone', subdomain: 'gone', deleted_at: new Date() },
        ])
        .execute(),
    );
  });

  async function hostOf(host: string): Promise<unknown> {
    const hosts: unknown[] = [];
    const app = await createTinyApp({
      operations: { readThing: { row: { method: 'get', path: '/api/thing' } } },
      // The route is known by its test: its call is a GuardedCall like every other.
      handlers: {
        readThing: (async (call: GuardedCall) => void hosts.push(call.host)) as (call: never) => Promise<unknown>,
      },
      db: opened.database,
    });
    await app.inject({ url: '/api/thing', headers: { host } });
    await app.close();
    return hosts[0];
  }

  test('is found by its subdomain of localhost', async () => {
    expect(await hostOf('acme.localhost:4300')).toEqual({
      name: 'acme.localhost',
      workspace: { wsId: acme, subdomain: 'acme', customerName: 'Acme' },
    });
  });

  test.each(['localhost', 'other.localhost', 'gone.localhost', "x'--.localhost", 'acme.example.org'])(
    'is none for %s',
    async (host) => {
      expect(await hostOf(host)).toEqual({ name: host });
    },
  );
});
