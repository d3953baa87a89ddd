import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Answer } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type PasswordAsker, startPasswordAsker } from '#tests/peers/password-asker.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { logOf } from './log-rows.ts';

type Setting = Extract<Answer<'getWorkspaceSetting'>['value'], { setting: 'qb' }>;
type Database = Setting['items'][number];

const canary = 'canary-51c0de';
const stock: Database = { name: 'Stock', host: 'db.acme.example', database: 'stock', user_name: 'reader' };

describeOnEachDatabase('ROUTE-036 external databases', (open) => {
  let api: Api;
  let peer: PasswordAsker;
  let owner: Caller;
  let globex: Caller;
  beforeAll(async () => {
    peer = await startPasswordAsker();
    api = await startApi(await open(), { EGRESS_ALLOW: '127.0.0.1' });
    [owner, globex] = await createCallers(api, 'owner', 'globex');
    return async () => {
      await api.close();
      await peer.close();
    };
  });

  const call = (items: readonly Database[]) =>
    owner.call('saveWorkspaceSetting', { key: 'qb', value: { setting: 'qb', items } });
  async function save(items: readonly Database[]): Promise<{ items: Database[]; secrets: string[] }> {
    const { value, secrets_set } = await owner.done('saveWorkspaceSetting', {
      key: 'qb',
      value: { setting: 'qb', items: [...items] },
    });
    // Safe: a document is answered under the key that it was saved under.
    return { items: (value as Setting).items, secrets: secrets_set };
  }
  const issuesOf = async (items: readonly Database[]) => {
    const { status, data } = await call(items);
    // Safe: the contract declares the detail of invalid_request.
    const { detail } = data as { detail: Record<'faults', { pointer: string }[]> };
    return [status, ...detail['faults'].map(({ pointer }) => pointer)];
  };
  const passwordOf = ({ id }: Database): string => `items/${id}/password`;

  describe('saved', () => {
    test('WB-04 P41 each keeps its password, whatever becomes of its name and its order, and takes it away with it', async () => {
      const [first, second] = (
        await save([
          { ...stock, password: canary },
          { ...stock, name: 'Orders' },
        ])
      ).items as [Database, Database];
      expect(first).toEqual({ ...stock, id: first.id });
      const again = await save([second, { ...first, name: 'Stock of parts' }]);
      expect(again).toEqual({ items: [second, { ...first, name: 'Stock of parts' }], secrets: [passwordOf(first)] });
      const globexHas = await globex.done('getWorkspaceSetting', { key: 'qb' });
      expect(globexHas).toMatchObject({ value: { items: [] }, secrets_set: [] });
      expect(JSON.stringify(await logOf(api, owner.wsId, 'qb'))).not.toContain(canary);
      expect((await save([second])).secrets).toEqual([]);
      // Whoever adds one under an id that was there does not get its password back.
      expect((await save([second, first])).secrets).toEqual([]);
    });

    test('WB-04 names and ids are used once, each with its place', async () => {
      const [one] = (await save([stock])).items as [Database];
      expect(await issuesOf([one, { ...stock, name: ' Stock ' }])).toEqual([422, '/value/items/1/name']);
      expect(await issuesOf([one, { ...one, name: 'Other' }])).toEqual([422, '/value/items/1/id']);
      expect(await issuesOf([{ ...one, host: 'https://db.acme.example' }])).toEqual([422, '/value/items/0/host']);
    });

    test.each([{ host: 'db.evil.example' }, { port: 5433 }, { encryption: 'none' }] as const)(
      'P41 a stored password is not sent to another destination: %o',
      async (moved) => {
        const [one] = (await save([{ ...stock, password: canary }])).items as [Database];
        const added = { ...stock, name: 'Added' };
        expect(await issuesOf([added, { ...one, ...moved }])).toEqual([422, '/value/items/1/password']);
        const { secrets } = await save([added, { ...one, ...moved, password: 'another one' }]);
        expect(secrets).toEqual([passwordOf(one)]);
      },
    );
  });

  describe('tried', () => {
    const { username, hostname, port, pathname } = new URL(inject('postgresUrl'));
    const real: Database = {
      name: 'Real',
      host: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port: Number(port || 5432),
      encryption: 'none',
      database: pathname.slice(1) || 'postgres',
      user_name: decodeURIComponent(username) || 'postgres',
      password: decodeURIComponent(new URL(inject('postgresUrl')).password),
    };
    async function found(database: Database): Promise<Answer<'testExternalDatabase'>['found']> {
      const [one] = (await save([database])).items as [Database];
      const answer = await owner.done('testExternalDatabase', { id: one.id ?? '' });
      expect(answer.ok).toBe(answer.found === 'accepted');
      return answer.found;
    }

    test('WB-04 a real one lets its user in, and says what is wrong with others', async () => {
      expect(await found(real)).toBe('accepted');
      expect(await found({ ...real, database: 'nowhere' })).toBe('database_unknown');
      expect(await found({ ...real, user_name: 'nobody_of_these' })).toBe('refused');
    });

    test('P27 neither a private network nor a server without TLS is spoken to, and what is no database is named', async () => {
      expect(await found({ ...real, host: '10.0.0.1' })).toBe('target_refused');
      expect(await found({ ...real, encryption: 'tls' })).toBe('insecure');
      expect(await found({ ...real, port: 1 })).toBe('unreachable');
    });

    test('P41 the stored password is sent, and never one of the server’s own environment', async () => {
      const asking: Database = { ...stock, host: '127.0.0.1', port: peer.port, encryption: 'none' };
      expect(await found({ ...asking, password: canary })).toBe('accepted');
      expect(peer.heard.splice(0)).toEqual([canary]);
      vi.stubEnv('PGPASSWORD', 'of the operator');
      expect(await found(asking)).toBe('accepted');
      vi.unstubAllEnvs();
      expect(peer.heard.splice(0)).toEqual(['']);
    });

    test('P2 that of another workspace is unknown', async () => {
      const [one] = (await save([stock])).items as [Database];
      expect(await globex.call('testExternalDatabase', { id: one.id })).toMatchObject({ status: 404 });
    });
  });
});
