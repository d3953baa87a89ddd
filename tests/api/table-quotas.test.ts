import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave } from './menu-of-table.ts';
import type { Answered } from './visitor.ts';

describeOnEachDatabase('the quotas of tables and records', (open) => {
  let api: Api;
  let root: Caller;
  let owner: Caller;
  let categoryId: string;
  let round = 0;
  beforeAll(async () => {
    api = await startApi(await open());
    [root, owner] = await createCallers(api, 'root', 'owner');
    return () => api.close();
  });
  beforeEach(async () => {
    round += 1;
    await limit({ max_apps: null, max_tables: null, max_records: null });
    categoryId = (await owner.done('createCategory', { category_name: `Quota ${round}` }, inLeave)).id;
  });

  const limit = (quota: Record<string, number | null>) =>
    root.done('configureCustomerQuota', { id: owner.wsId, quota });
  const usage = async () => (await root.done('getCustomerDetail', { id: owner.wsId })).usage;
  const tableOf = (name: string) => ({
    formConfig: { formLabel: name, fields: [field('title', { type: 'text' })] },
    physical_table_category_id: categoryId,
  });
  const addTable = (name: string): Promise<Answered> =>
    owner.call('createPhysicalTable', tableOf(name), { headers: { ...inLeave.headers, 'accept-language': 'en-US' } });
  const succeeded = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 200).length;

  test('APP-35 PH-09 P46 of tables that are made at once only those are made for which there is room', async () => {
    const { tables } = await usage();
    await limit({ max_tables: tables + 2 });
    const answers = await Promise.all([1, 2, 3, 4].map((number) => addTable(`At once ${number}`)));
    expect(succeeded(answers)).toBe(2);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      code: 'quota_exceeded',
      message: `Your workspace may have ${tables + 2} tables, and that would be more. A platform administrator can raise the limit.`,
      data: { detail: { quota: 'max_tables', limit: tables + 2, used: tables + 3 } },
    });
    expect((await usage()).tables).toBe(tables + 2);
    await limit({ max_tables: 0 });
    expect(await addTable('Without a limit'), '0 is none').toMatchObject({ status: 200 });
  });

  test('APP-35 PH-09 a copy and a table from the trash need room as well', async () => {
    const { table_id: id } = await owner.done('createPhysicalTable', tableOf(`Vans ${round}`), inLeave);
    const { tables } = await usage();
    await limit({ max_tables: tables });
    expect(await owner.call('copyPhysicalTable', { id, category_id: categoryId }, inLeave)).toMatchObject({
      code: 'quota_exceeded',
    });
    await owner.done('deletePhysicalTable', { id }, inLeave);
    await limit({ max_tables: tables - 1 });
    expect(await owner.call('restorePhysicalTable', { id }, inLeave)).toMatchObject({ code: 'quota_exceeded' });
    await limit({ max_tables: tables });
    expect(await owner.call('restorePhysicalTable', { id }, inLeave)).toMatchObject({ status: 200 });
  });

  test('PH-09 P46 of records that are added at once only those are saved for which there is room, and the trash makes room', async () => {
    const { table_id: id } = await owner.done('createPhysicalTable', tableOf(`Notes ${round}`), inLeave);
    const { records } = await usage();
    await limit({ max_records: records + 3 });
    const add = (title: string) => owner.call('createPhysicalRecord', { id, data: { title } }, inLeave);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, number) => add(`Note ${number}`)));
    expect(succeeded(answers)).toBe(3);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      code: 'quota_exceeded',
      data: {
        detail: {
          quota: 'max_records',
          limit: records + 3,
          used: records + 4,
          roles: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN'],
        },
      },
    });
    const saved = answers.find(({ status }) => status === 200)?.data;
    const record = String(saved && typeof saved === 'object' && 'record_id' in saved && saved.record_id);
    await owner.done('deletePhysicalRecords', { id, ids: [record] }, inLeave);
    expect(await add('In its stead')).toMatchObject({ status: 200 });
    expect(await owner.call('restorePhysicalRecords', { id, ids: [record] }, inLeave)).toMatchObject({
      code: 'quota_exceeded',
    });
    await limit({ max_records: null });
    expect(await owner.call('restorePhysicalRecords', { id, ids: [record] }, inLeave)).toMatchObject({ status: 200 });
  });
});
