import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { json, ulid } from '#server/kernel/db/index.ts';
import { Failure, Unavailable } from '#server/kernel/errors/index.ts';
import type { GuardedCall } from '#server/kernel/call/handler.ts';
import { createTinyApp, owner } from '#server/kernel/http/testing/tiny-app.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/database/harness.ts';

const node = {
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: { name: { type: 'string' } },
        },
      },
    },
  },
};
const operations = {
  addApplication: {
    row: {
      method: 'post' as const,
      path: '/api/application',
      roles: 'workspaceAdmins' as const,
      body: 'json' as const,
    },
    node,
  },
  readApplication: { row: { method: 'get' as const, path: '/api/application' } },
};

describeOnEachDatabase('repeated writes', (open) => {
  let opened: TestDatabase;
  let wsId = '';

  beforeAll(async () => {
    opened = await open();
    wsId = ulid();
    await opened.database.platform((query) =>
      query.insertInto('workspaces').values({ id: wsId, customer_name: 'W' }).execute(),
    );
  });

  /** A server whose one call writes a row, and then does what the test wants. */
  async function server(after: (call: GuardedCall) => Promise<unknown> = async () => undefined, now?: () => Date) {
    const add = async (call: GuardedCall) => {
      const id = ulid();
      const { name } = call.args as { name: string };
      await call.db.tenant(wsId, (query) =>
        query
          .insertInto('applications')
          .values({ id, ws_id: wsId, application_name: name, icon: json({ type: 1 as const, uri: 'box' }) })
          .execute(),
      );
      await after(call);
      return { id };
    };
    const app = await createTinyApp({
      operations,
      sessions: {
        owner: { ...owner, wsId },
        other: { ...owner, wsId, accountId: 'another-account' },
      },
      handlers: { addApplication: add as (call: never) => Promise<unknown>, readApplication: async () => null },
      db: opened.database,
      now,
    });
    return {
      app,
      add: async (name: string, key: string, token = 'owner', application?: string) => {
        const answer = await app.inject({
          method: 'POST',
          url: '/api/application',
          payload: { name },
          headers: {
            authorization: `Bearer ${token}`,
            'idempotency-key': key,
            ...(application ? { application_id: application } : {}),
          },
        });
        return { status: answer.statusCode, replayed: answer.headers['idempotency-replayed'], ...answer.json() };
      },
    };
  }

  const count = async (name: string): Promise<number> =>
    (
      await opened.database.tenant(wsId, (query) =>
        query.selectFrom('applications').select('id').where('application_name', '=', name).execute(),
      )
    ).length;

  test('P36 a repetition answers what the first one did, and writes nothing', async () => {
    const { add, app } = await server();
    const first = await add('once', 'key-once-1');
    const second = await add('once', 'key-once-1');
    expect(second.data).toEqual(first.data);
    expect([first.replayed, second.replayed]).toEqual([undefined, 'true']);
    expect(await count('once')).toBe(1);
    await app.close();
  });

  test('P36 twenty at once make one write', async () => {
    const { add, app } = await server(() => wait(50));
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('at once', 'key-at-once')));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await count('at once')).toBe(1);
    await app.close();
  });

  test('P36 one key for two requests is a conflict', async () => {
    const { add, app } = await server();
    await add('first', 'key-of-two');
    expect(await add('second', 'key-of-two')).toMatchObject({ status: 409, data: { code: 'idempotency_conflict' } });
    expect(await count('second')).toBe(0);
    await app.close();
  });

  test('P36 one key in two applications is two', async () => {
    const { add, app } = await server();
    const [first, second] = [
      await add('both', 'key-of-apps', 'owner', 'a'),
      await add('both', 'key-of-apps', 'owner', 'b'),
    ];
    expect(first.data.id).not.toBe(second.data.id);
    expect(await add('both', 'key-of-apps', 'owner', 'a')).toMatchObject({ replayed: 'true', data: first.data });
    await app.close();
  });

  test('P36 two people may use the same key', async () => {
    const { add, app } = await server();
    await add('shared', 'key-shared-1');
    expect((await add('shared', 'key-shared-1', 'other')).replayed).toBeUndefined();
    expect(await count('shared')).toBe(2);
    await app.close();
  });

  test('P40 what was kept for strangers who never come back is cleared away by others', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const row = { key: 'key-of-a-stranger', operation: 'x', request_hash: 'x', created_at: at(-30) };
    const values = [
      { ...row, caller: 'gone', expires_at: at(-6) },
      { ...row, caller: 'waits', expires_at: at(6) },
    ];
    await opened.database.identity((query) => query.insertInto('idempotency_keys').values(values).execute());
    const { add, app } = await server();
    await add('clears', 'key-clears-1');
    const stored = await opened.database.identity((query) =>
      query.selectFrom('idempotency_keys').select('caller').where('key', '=', 'key-of-a-stranger').execute(),
    );
    expect(stored).toEqual([{ caller: 'waits' }]);
    await app.close();
  });

  test('P36 an answer that was lost in a crash never leads to a second write', async () => {
    const crashing = await server(() => new Promise(() => undefined));
    void crashing.add('crashed', 'key-crashed').catch(() => undefined);
    for (let waited = 0; (await count('crashed')) === 0 && waited < 100; waited += 1) await wait(50);
    const { add, app } = await server(undefined, () => new Date(Date.now() + 61_000));
    const answer = await add('crashed', 'key-crashed');
    expect(answer).toMatchObject({ status: 409, data: { code: 'idempotency_conflict' } });
    expect(answer.data.hint).toContain('其应答丢失了');
    expect(await count('crashed')).toBe(1);
    await app.close();
  });

  test('P36 a write that was not done may be tried again with its key', async () => {
    let isDown = true;
    const app = await createTinyApp({
      operations,
      sessions: { owner: { ...owner, wsId } },
      handlers: {
        addApplication: async () => {
          if (isDown) throw new Unavailable();
          return { id: 'x' };
        },
        readApplication: async () => null,
      },
      db: opened.database,
    });
    const headers = { authorization: 'Bearer owner', 'idempotency-key': 'key-of-outage' };
    const request = { method: 'POST' as const, url: '/api/application', payload: { name: 'x' }, headers };
    expect((await app.inject(request)).statusCode).toBe(503);
    isDown = false;
    expect((await app.inject(request)).json().data).toEqual({ id: 'x' });
    await app.close();
  });

  test('P36 a write that failed after its commit is not done twice', async () => {
    const failing = await server(async ({ db }) => {
      await db.tenant(wsId, async () => {
        throw new Unavailable();
      });
    });
    expect((await failing.add('half done', 'key-half-done')).status).toBe(503);
    expect((await failing.add('half done', 'key-half-done')).status).toBe(409);
    expect(await count('half done')).toBe(1);
    await failing.app.close();
  });

  test('P36 a failure after a write is repeated as well', async () => {
    const refusing = await server(async () => {
      throw new Failure('nothing_to_publish');
    });
    for (const _ of [1, 2])
      expect(await refusing.add('refused', 'key-refused')).toMatchObject({
        status: 409,
        data: { code: 'nothing_to_publish' },
      });
    expect(await count('refused')).toBe(1);
    await refusing.app.close();
  });

  test('P36 a write may read with a single statement', async () => {
    const reader = await server(({ db }) =>
      db.tenant(wsId, (query) => query.selectFrom('applications').select('id').execute(), { singleRead: true }),
    );
    expect((await reader.add('reading', 'key-reading')).status).toBe(200);
    await reader.app.close();
  });

  test('a key that is no key is refused', async () => {
    const withHeader = {
      addApplication: {
        ...operations.addApplication,
        node: {
          ...node,
          parameters: [{ name: 'Idempotency-Key', in: 'header' as const, schema: { type: 'string', minLength: 8 } }],
        },
      },
    };
    const strict = await createTinyApp({
      operations: withHeader,
      sessions: { owner },
      handlers: { addApplication: async () => null },
    });
    const headers = { authorization: 'Bearer owner', 'idempotency-key': 'short' };
    const answer = await strict.inject({ method: 'POST', url: '/api/application', payload: { name: 'x' }, headers });
    expect(answer.json().data.detail.faults[0].pointer).toBe('/Idempotency-Key');
    await strict.close();
  });
});
