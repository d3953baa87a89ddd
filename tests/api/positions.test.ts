import { beforeAll, expect, test } from 'vitest';
import { ulid } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { logOf } from './log-rows.ts';

describeOnEachDatabase('positions', (open) => {
  let api: Api;
  let hr: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [hr, globex] = await createCallers(api, 'hr', 'globex');
    return () => api.close();
  });

  const make = (tagName: string, domain: 'duty' | 'team' = 'duty') => hr.done('createPosition', { tagName, domain });

  test('ORG-08 the list pages, sorts, searches and filters by domain and state', async () => {
    await make('Zebra keeper');
    const scribe = await make('Zebra scribe', 'team');
    await hr.done('enablePositions', { ids: [scribe.id], enabled: false });
    const names = async (args: Record<string, unknown>) =>
      (await hr.done('listPositions', { search: 'zebra', ...args })).items.map(({ tagName }) => tagName);
    expect(await names({})).toEqual(['Zebra keeper', 'Zebra scribe']);
    expect(await names({ sort: '-tagName' })).toEqual(['Zebra scribe', 'Zebra keeper']);
    expect(await names({ domain: 'team' })).toEqual(['Zebra scribe']);
    expect(await names({ enabled: true })).toEqual(['Zebra keeper']);
    expect(await hr.done('listPositions', { size: 1, total: 'exact', search: 'zebra' })).toMatchObject({
      total: 2,
      next_cursor: expect.any(String),
    });
  });

  test('ORG-08 a position has a name of its own in its domain, whatever the case', async () => {
    expect(await make('  Miller ')).toMatchObject({ tagName: 'Miller', domain: 'duty', enabled: true, version: 1 });
    expect(await hr.call('createPosition', { tagName: 'MILLER' })).toMatchObject({
      status: 409,
      code: 'organisation_name_taken',
      data: { pointer: '/tagName' },
    });
    await make('Miller', 'team');
    const baker = await make('Baker');
    expect(await hr.call('updatePosition', { id: baker.id, tagName: 'miller' })).toMatchObject({ status: 409 });
  });

  test('ORG-08 a new name reaches everybody who holds the position', async () => {
    const { id } = await make('Guard');
    await hr.done('updateUserDepartment', { user_id: hr.accountId, position_ids: [id] });
    expect(await hr.done('updatePosition', { id, tagName: 'Watch', 'If-Match': 1 })).toMatchObject({ version: 2 });
    expect((await hr.done('showCurrentUser')).duty).toEqual([{ tag_name: 'Watch' }]);
    expect(await hr.call('updatePosition', { id, tagName: 'Late', 'If-Match': 1 })).toMatchObject({
      code: 'version_conflict',
      data: { detail: { version: 2, stored: { tagName: 'Watch' }, sent: { tagName: 'Late' } } },
    });
    await hr.done('updateUserDepartment', { user_id: hr.accountId, position_ids: [] });
  });

  test('ORG-08 a position that someone holds is neither deleted nor given another domain', async () => {
    const { id } = await make('Pilot');
    await hr.done('updateUserDepartment', { user_id: hr.accountId, position_ids: [id] });
    const used = { status: 409, code: 'position_in_use', data: { detail: { uses: [{ kind: 'user', count: 1 }] } } };
    expect(await hr.call('deletePosition', { id })).toMatchObject(used);
    expect(await hr.call('updatePosition', { id, domain: 'team' })).toMatchObject(used);
    await hr.done('updateUserDepartment', { user_id: hr.accountId, position_ids: [] });
    expect(await hr.done('updatePosition', { id, domain: 'team' })).toMatchObject({ domain: 'team' });
    await hr.done('deletePosition', { id });
    expect(await hr.call('deletePosition', { id })).toMatchObject({ status: 404 });
    await make('Pilot', 'team');
  });

  test('ORG-08 a disabled position is kept by who holds it and given to nobody else', async () => {
    const { id } = await make('Smith');
    await hr.done('updateUserDepartment', { user_id: hr.accountId, position_ids: [id] });
    await hr.done('enablePositions', { ids: [id], enabled: false });
    const other = await make('Potter');
    await hr.done('updateUserDepartment', { user_id: hr.accountId, position_ids: [other.id, id] });
    await hr.done('updateUserDepartment', { user_id: hr.accountId, position_ids: [other.id] });
    expect(await hr.call('updateUserDepartment', { user_id: hr.accountId, position_ids: [id] })).toMatchObject({
      status: 404,
      data: { pointer: '/position_ids' },
    });
    await hr.done('enablePositions', { ids: [id] });
    await hr.done('updateUserDepartment', { user_id: hr.accountId, position_ids: [] });
  });

  test('ORG-08 a tag of a team is nobody’s duty', async () => {
    const { id } = await make('Captain', 'team');
    expect(await hr.call('updateUserDepartment', { user_id: hr.accountId, position_ids: [id] })).toMatchObject({
      status: 404,
    });
  });

  test('P42 every change is in the log with before and after, and what changes nothing is not', async () => {
    const { id } = await make('Clerk');
    await hr.done('enablePositions', { ids: [id] });
    await hr.done('enablePositions', { ids: [id], enabled: false });
    await hr.done('updatePosition', { id, tagName: 'Clerk' });
    await hr.done('updatePosition', { id, tagName: 'Scribe' });
    await hr.done('deletePosition', { id });
    expect(await logOf(api, hr.wsId, id)).toMatchObject([
      { module: 'position', action: 'createPosition', before: null, after: { tagName: 'Clerk', enabled: true } },
      { action: 'enablePositions', before: { enabled: true }, after: { enabled: false } },
      { action: 'updatePosition', before: { tagName: 'Clerk' }, after: { tagName: 'Scribe' } },
      { action: 'deletePosition', before: { tagName: 'Scribe' }, after: null },
    ]);
  });

  test("P2 another workspace's position answers like an unknown one, alone or in a batch", async () => {
    const foreign = (await globex.done('createPosition', { tagName: 'Foreign' })).id;
    const mine = (await make('Mine')).id;
    const reported = async (id: string) => {
      const answers = [
        await hr.call('updatePosition', { id, tagName: 'X' }),
        await hr.call('deletePosition', { id }),
        await hr.call('enablePositions', { ids: [mine, id], enabled: false }),
        await hr.call('updateUserDepartment', { user_id: hr.accountId, position_ids: [id] }),
      ];
      return answers.map(({ status, data }) => ({ status, data }));
    };
    const answers = await reported(foreign);
    expect(answers).toEqual(await reported(ulid()));
    expect(answers.every(({ status }) => status === 404)).toBe(true);
    expect((await hr.done('listPositions', { search: 'mine', enabled: true })).items).toMatchObject([{ id: mine }]);
    expect((await hr.done('listPositions', { search: 'foreign' })).items).toEqual([]);
  });

  test('P1 only account administrators of a workspace see and change positions', async () => {
    for (const username of ['user', 'builder', 'sysadmin']) {
      const caller = await createCaller(api, username);
      expect(await caller.call('listPositions'), username).toMatchObject({ status: 403 });
      expect(await caller.call('createPosition', { tagName: 'X' }), username).toMatchObject({ status: 403 });
    }
  });
});
