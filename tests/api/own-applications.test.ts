import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';

describeOnEachDatabase('favorite and recent applications', (open) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let ids: string[];
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    const org_id = (await owner.done('createUserOrganisation', { name: 'Readers' })).id;
    ids = [];
    for (const application_name of ['First', 'Second', 'Third']) {
      const application_authorizations = [
        { subject_type: 'user' as const, subject_id: idOf('appuser'), role: 'APP_USER' as const },
      ];
      const input = { application_type: 1 as const, application_name, org_id, application_authorizations };
      ids.push((await owner.done('createApplication', input)).id);
    }
    return () => api.close();
  });

  const own = async (by: Caller) => {
    const { favorites, recent } = await by.done('listOwnApplications');
    const names = (list: typeof recent) => list.map(({ application_name: name }) => name);
    return { favorites: names(favorites), recent: names(recent) };
  };
  const at = (index: number) => ids[index] ?? '';

  test('WB-01 the applications that a person opened are listed from the last one, and nobody else reads that', async () => {
    expect(await own(appuser)).toEqual({ favorites: [], recent: [] });
    for (const index of [0, 2, 1]) {
      await appuser.done('getAppInfo', { id: at(index) });
      api.advance(1_000);
    }
    expect((await own(appuser)).recent).toEqual(['Second', 'Third', 'First']);
    api.advance(61_000);
    await appuser.done('getAppInfo', { id: at(0) });
    expect((await own(appuser)).recent).toEqual(['First', 'Second', 'Third']);
  });

  test('WB-01 a favorite stays one until its person says otherwise, and marks its card for this person alone', async () => {
    await appuser.done('setApplicationFavorite', { id: at(1), is_favorite: true });
    expect((await own(appuser)).favorites).toEqual(['Second']);
    expect((await own(owner)).favorites).toEqual([]);
    const marked = async (by: Caller) =>
      (await by.done('listApplications', { size: 100 })).items.filter((app) => app.is_favorite).map(({ id }) => id);
    expect(await marked(appuser)).toEqual([at(1)]);
    expect(await marked(owner)).toEqual([]);
    await appuser.done('setApplicationFavorite', { id: at(1), is_favorite: false });
    expect((await own(appuser)).favorites).toEqual([]);
  });

  test('ROLE-06 what a person may no longer open is in neither list', async () => {
    await appuser.done('setApplicationFavorite', { id: at(2), is_favorite: true });
    await owner.done('saveApplicationAuthority', { id: at(2), authorization_ids: [], application_authorizations: [] });
    expect((await own(appuser)).favorites).toEqual([]);
    expect((await own(appuser)).recent).toEqual(['First', 'Second']);
    expect(await appuser.call('setApplicationFavorite', { id: at(2), is_favorite: true })).toMatchObject({
      status: 403,
    });
  });
});
