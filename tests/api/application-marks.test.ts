import { beforeAll, expect, test } from 'vitest';
import { runTableJobs } from '#server/domains/data/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import type { Api } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { inLeave } from './menu-of-table.ts';
import { startWithCategory } from './own-category.ts';
import { orders } from './orders-form.ts';

const leave = seedId('application acme Leave and absence');

describeOnEachDatabase('what cards of applications are marked with', (open) => {
  let api: Api;
  let owner: Caller;
  let appadmin: Caller;
  let appuser: Caller;
  let categoryId: string;
  beforeAll(async () => {
    ({ api, owner, categoryId } = await startWithCategory(await open(), 'Marks'));
    [appadmin, appuser] = await createCallers(api, 'appadmin', 'appuser');
    return () => api.close();
  });

  const card = async (by: Caller, id: string) =>
    (await by.done('listApplications', { size: 100 })).items.find((app) => app.id === id);

  test('APP-02 an application is new to everybody who may open it until they do, except to its creator, and for 30 days', async () => {
    const org_id = (await owner.done('createUserOrganisation', { name: 'Readers' })).id;
    const application_authorizations = [
      { subject_type: 'user' as const, subject_id: idOf('appuser'), role: 'APP_USER' as const },
      { subject_type: 'user' as const, subject_id: idOf('appadmin'), role: 'APP_USER' as const },
    ];
    const input = { application_type: 1 as const, application_name: 'Service', org_id, application_authorizations };
    const { id } = await owner.done('createApplication', input);
    const read = async (by: Caller) => (await card(by, id))?.read;
    expect(await read(owner)).toBe(true);
    expect(await read(appuser)).toBe(false);

    await owner.done('saveApplicationGlobalConfig', { application_id: id, config: { maintain: 10 } });
    await appuser.done('getAppInfo', { id });
    expect(await read(appuser), 'maintenance kept this one out').toBe(false);
    await owner.done('saveApplicationGlobalConfig', { application_id: id, config: { maintain: 0 } });
    for (let time = 0; time < 2; time += 1) await appuser.done('getAppInfo', { id });
    expect(await read(appuser)).toBe(true);
    expect(await read(appadmin)).toBe(false);

    const created_at = new Date(api.now().getTime() - 31 * 24 * 60 * 60 * 1000);
    await api.database.tenant(owner.wsId, (query) =>
      query
        .updateTable('applications')
        .set({ created_at })
        .where('ws_id', '=', owner.wsId)
        .where('id', '=', id)
        .execute(),
    );
    expect(await read(appadmin)).toBe(true);
  });

  test('APP-02 its editors see how far the jobs of its tables are and which failed, and other people see nothing of them', async () => {
    const whole = orders('Computed later');
    const { table_id: id } = await owner.done(
      'createPhysicalTable',
      { formConfig: whole, physical_table_category_id: categoryId },
      inLeave,
    );
    await owner.done('createPhysicalRecord', { id, data: { supplier: 'A' } }, inLeave);
    expect((await card(owner, leave))?.work).toBeUndefined();
    const computed = new Set(['sum', 'rows', 'first', 'taxed']);
    const fields = (whole.fields ?? []).filter((node) => node.node !== 'field' || !computed.has(node.id));
    await owner.done('configurePhysicalTable', { id, formConfig: { ...whole, fields } }, inLeave);
    await owner.done('configurePhysicalTable', { id, formConfig: whole }, inLeave);
    for (const by of [owner, appadmin])
      expect((await card(by, leave))?.work).toEqual({ running: 1, failed: 0, done: 0, total: 1 });
    expect(await card(appuser, leave)).not.toHaveProperty('work');

    const setState = (state: 'failed' | 'waiting') =>
      api.database.tenant(owner.wsId, (query) =>
        query.updateTable('table_jobs').set({ state }).where('ws_id', '=', owner.wsId).execute(),
      );
    await setState('failed');
    expect((await card(owner, leave))?.work).toEqual({ running: 0, failed: 1, done: 0, total: 0 });
    await setState('waiting');
    const report = (error: unknown) => expect(error).toBeUndefined();
    await runTableJobs(api.database, { now: () => api.now(), report });
    expect((await card(owner, leave))?.work).toBeUndefined();
  });

  test('APP-13 APP-29 of the applications to choose from, one under maintenance is disabled for those who may not edit it', async () => {
    const option = async (by: Caller) => {
      const page = await by.done('listAllApplications', { page: 1, size: 20 });
      expect(page).toMatchObject({ page: 1, size: 20 });
      return page.items.find(({ id }) => id === leave);
    };
    await owner.done('saveApplicationGlobalConfig', { application_id: leave, config: { maintain: 10 } });
    expect(await option(appuser)).toMatchObject({ application_name: 'Leave and absence', disabled: true });
    for (const by of [owner, appadmin]) expect(await option(by)).toMatchObject({ disabled: false });
    await owner.done('saveApplicationGlobalConfig', { application_id: leave, config: { maintain: 0 } });
    expect(await option(appuser)).toMatchObject({ disabled: false });
  });
});
