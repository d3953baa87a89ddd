import { beforeAll, describe, expect, test } from 'vitest';
import { addedStandIns } from '#server/domains/configuration/preference/stand-ins.ts';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { lastLogOf } from '#tests/api/log-rows.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';

const day = 24 * 60 * 60 * 1000;

describe('lists of stand-ins', () => {
  test('P45 two lists as long as they may be are compared within 50 ms', () => {
    const items = (year: number) =>
      Array.from({ length: 500 }, (_, at) => ({
        user_id: '01J00000000000000000000001',
        stand_in_id: '01J00000000000000000000002',
        from: '2026-01-01T00:00:00.000Z',
        to: new Date(Date.UTC(year, 0, 1) + at).toISOString(),
      }));
    const [before, after] = [items(2027), items(2028)];
    const { user: began } = process.cpuUsage();
    expect(addedStandIns(before, after)).toEqual(after);
    expect(addedStandIns(after, after)).toEqual([]);
    expect((process.cpuUsage().user - began) / 1000).toBeLessThan(50);
  });
});

describeOnEachDatabase('somebody who stands in for somebody else', (opening) => {
  let api: Api;
  let owner: Caller;
  let admin: Caller;
  let user: Caller;
  let appuser: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, admin, user, appuser, globex] = await createCallers(api, 'owner', 'admin', 'user', 'appuser', 'globex');
    return () => api.close();
  });

  const at = (days: number): string => new Date(api.now().getTime() + days * day).toISOString();
  const item = (of: Caller, by: Caller, from = at(-1), to = at(1)) => ({
    user_id: of.accountId,
    stand_in_id: by.accountId,
    from,
    to,
  });
  const save = (by: Caller, ...items: object[]) =>
    by.call('saveWorkspaceSetting', { key: 'standin', value: { setting: 'standin', items } });

  test('P11 has no right of that person, before, during or after the time, nor by a chain', async () => {
    for (const items of [
      [item(owner, user)],
      [item(owner, user, at(-2), at(-1))],
      [item(owner, user, at(1), at(2))],
      [item(owner, appuser), item(appuser, user)],
    ]) {
      expect((await save(owner, ...items)).status).toBe(200);
      expect(await user.call('listAccounts', {})).toMatchObject({ status: 403, code: 'not_allowed' });
      expect(await save(user, item(owner, user))).toMatchObject({ status: 403 });
      expect(await user.call('getWorkspaceSetting', { key: 'standin' })).toMatchObject({ status: 403 });
    }
  });

  test('P2 P42 is named by an administrator of the same workspace, who is in the log', async () => {
    expect((await save(admin, item(owner, user))).status).toBe(200);
    expect(await lastLogOf(api, owner.wsId, 'saveWorkspaceSetting')).toMatchObject({ user_name: 'admin' });
    expect(await save(globex, item(owner, globex))).toMatchObject({ status: 404 });
    expect(await save(globex, item(globex, user))).toMatchObject({ status: 404 });
    const stored = await admin.done('getWorkspaceSetting', { key: 'standin' });
    expect(stored.value).toMatchObject({ items: [{ user_id: owner.accountId, stand_in_id: user.accountId }] });
  });
});
