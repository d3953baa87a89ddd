import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const where = (name: string, value: string): Schemas['FilterConditions'] => ({
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: name, operator: 'eq', value }],
});

describeOnEachDatabase('views of lists of records', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let list: MenuOfTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    const status = {
      source: 'fixed' as const,
      options: [{ value: 'open', label: { 'en-US': 'Open', 'zh-CN': '待办' } }],
    };
    list = await makeMenuOfTable(owner, {
      fields: [
        field('title', { type: 'text' }),
        field('status', { type: 'select', options: status }),
        field('due', { type: 'date', granularity: 'day' }),
        field('salary', { type: 'number' }),
        field('people', { type: 'user', is_multiple: true }),
        field('photo', { type: 'image' }),
        field('secret', { type: 'text', widget: 'password' }),
      ],
    });
    await list.grant(['query', 'edit'], {
      visible_fields: {
        kind: 'listed',
        fields: ['title', 'status', 'due'].map((id) => ({ field: id, can_edit: true })),
      },
    });
    return () => api.close();
  });

  const create = (by: Caller, name: string, rest: Partial<Schemas['RecordViewInput']> = {}) =>
    by.call('createMenuView', { id: list.menuId, name, settings: {}, ...rest }, inLeave);
  const made = async (by: Caller, name: string, rest: Partial<Schemas['RecordViewInput']> = {}) =>
    by.done('createMenuView', { id: list.menuId, name, settings: {}, ...rest }, inLeave);
  const views = (by: Caller) => by.done('listMenuViews', { id: list.menuId }, inLeave);
  const names = async (by: Caller) => (await views(by)).map(({ name }) => name);

  test('REC-11 a list tells what its records can be filtered by: only what the caller sees, with options in the language', async () => {
    const whole = await owner.done('getRecordTable', { id: list.tableId }, inLeave);
    const kinds = whole.filters.map(({ field: id, kind, is_multiple }) => [id, kind, is_multiple]);
    expect(kinds).toEqual([
      ['title', 'text', false],
      ['status', 'option', false],
      ['due', 'date', false],
      ['salary', 'number', false],
      ['people', 'user', true],
      ['created_at', 'datetime', false],
      ['created_by', 'user', false],
      ['updated_at', 'datetime', false],
    ]);
    const seen = await appuser.done('getMenuTable', { id: list.menuId }, inLeave);
    expect(seen.filters.map(({ field: id }) => id).filter((id) => !id.endsWith('_at'))).toEqual([
      'title',
      'status',
      'due',
      'created_by',
    ]);
    const chinese = { headers: { ...inLeave.headers, 'accept-language': 'zh-CN' } };
    const { filters } = await owner.done('getMenuTable', { id: list.menuId }, chinese);
    expect(filters.find(({ field: id }) => id === 'status')?.options).toEqual([{ value: 'open', label: '待办' }]);
    // Each of them is one that a list takes.
    for (const { field: id } of whole.filters) {
      const filter = {
        logicalOperator: 'all' as const,
        children: [{ kind: 'condition' as const, field: id, operator: 'isEmpty' as const }],
      };
      await owner.done('listPhysicalRecords', { id: list.tableId, filter }, inLeave);
    }
  });

  test('REC-09 a view is its owner’s own until it is shared, which editors of the application do', async () => {
    const settings = {
      filter: where('status', 'open'),
      sort: ['-due'],
      search: 'a',
      columns: [{ field: 'due', width: 240 }],
    };
    const own = await made(appuser, ' Mine ', { settings });
    expect(own).toMatchObject({ name: 'Mine', is_shared: false, may_change: true, is_default: false, settings });
    expect(await names(appuser)).toContain('Mine');
    expect(await names(owner)).not.toContain('Mine');
    expect(await owner.call('updateRecordView', { id: own.id, name: 'Theirs' }, inLeave)).toMatchObject({
      status: 404,
    });
    expect(await owner.call('deleteRecordView', { id: own.id }, inLeave)).toMatchObject({ status: 404 });
    expect(await create(appuser, 'Shared', { is_shared: true })).toMatchObject({ status: 403, code: 'not_allowed' });
    expect(await appuser.call('updateRecordView', { id: own.id, is_shared: true }, inLeave)).toMatchObject({
      status: 403,
    });

    const shared = await made(owner, 'For all', { is_shared: true });
    expect((await views(appuser)).find(({ id }) => id === shared.id)).toMatchObject({ may_change: false });
    expect(await appuser.call('updateRecordView', { id: shared.id, name: 'x' }, inLeave)).toMatchObject({
      status: 403,
    });
    expect(await appuser.call('deleteRecordView', { id: shared.id }, inLeave)).toMatchObject({ status: 403 });
    await owner.done('updateRecordView', { id: shared.id, is_shared: false }, inLeave);
    expect(await names(appuser)).not.toContain('For all');
    await appuser.done('deleteRecordView', { id: own.id }, inLeave);
    expect(await names(appuser)).not.toContain('Mine');
  });

  test('REC-09 a list has one first view for each person and one for all, and a change of an old version is told', async () => {
    const first = await made(appuser, 'First', { is_default: true });
    const second = await made(appuser, 'Second', { is_default: true });
    const shared = await made(owner, 'Common', { is_default: true, is_shared: true });
    const defaults = (await views(appuser)).filter(({ is_default }) => is_default).map(({ id }) => id);
    expect(defaults).toEqual([shared.id, second.id]);
    expect(
      await appuser.call('updateRecordView', { id: first.id, name: 'New', 'If-Match': first.version }, inLeave),
    ).toMatchObject({
      status: 409,
      code: 'version_conflict',
    });
    for (const { id } of [first, second]) await appuser.done('deleteRecordView', { id }, inLeave);
    await owner.done('deleteRecordView', { id: shared.id }, inLeave);
  });

  test('REC-11 a view tells nothing of hidden fields, and takes none', async () => {
    const settings = { columns: [{ field: 'title' }, { field: 'salary' }] };
    const columns = await made(owner, 'Columns', { is_shared: true, settings });
    const filter = {
      logicalOperator: 'all' as const,
      children: [{ kind: 'condition' as const, field: 'salary', operator: 'gt' as const, value: 5 }],
    };
    await made(owner, 'Rich ones', { is_shared: true, settings: { filter } });
    await made(owner, 'By salary', { is_shared: true, settings: { sort: ['-salary'] } });
    const seen = await views(appuser);
    expect(seen.map(({ name }) => name)).toEqual(['Columns']);
    expect(seen[0]?.settings).toEqual({ columns: [{ field: 'title' }] });
    expect(columns.settings).toEqual(settings);
    const refused: [Schemas['RecordViewSettings'], string][] = [
      [{ filter }, '/settings/filter/children/0/field'],
      [{ sort: ['salary'] }, '/settings/sort/0'],
      [{ columns: [{ field: 'salary' }] }, '/settings/columns/0/field'],
      [{ filter: where('nothing', 'x') }, '/settings/filter/children/0/field'],
    ];
    for (const [wrong, pointer] of refused) {
      const answer = await create(appuser, 'Wrong', { settings: wrong });
      expect(answer).toMatchObject({
        status: 422,
        code: 'invalid_request',
        data: { detail: { faults: [{ pointer }] } },
      });
    }
  });

  test('REC-09 REC-11 a view keeps groups, totals and marks, refuses those that its list would, and shows none of hidden fields', async () => {
    const settings: Schemas['RecordViewSettings'] = {
      columns: [{ field: 'title', is_pinned: true }],
      groups: [
        { key: 'g1', field: 'status' },
        { key: 'g2', field: 'salary' },
      ],
      totals: [
        { key: 't1', function: 'sum', field: 'salary' },
        { key: 't2', function: 'count' },
      ],
      marks: [
        { name: 'Open', tone: 'warning', filter: where('status', 'open') },
        { name: 'Rich', tone: 'info', filter: where('salary', '1') },
      ],
    };
    const view = await made(owner, 'Grouped', {
      is_shared: true,
      settings: { ...settings, marks: settings.marks?.slice(0, 1) ?? [] },
    });
    expect(view.settings.groups).toEqual(settings.groups);
    const seen = (await views(appuser)).find(({ id }) => id === view.id);
    expect(seen?.settings).toEqual({
      columns: settings.columns,
      groups: settings.groups?.slice(0, 1),
      totals: settings.totals?.slice(1),
      marks: settings.marks?.slice(0, 1),
    });
    const refused: [Schemas['RecordViewSettings'], string][] = [
      [{ groups: [{ key: 'g', field: 'nothing' }] }, '/settings/groups/0/field'],
      [{ groups: [{ key: 'g', field: 'status', by: 'month' }] }, '/settings/groups/0/by'],
      [{ totals: [{ key: 't', function: 'sum', field: 'title' }] }, '/settings/totals/0/function'],
      [
        { marks: [{ name: 'M', tone: 'info', filter: where('nothing', '') }] },
        '/settings/marks/0/filter/children/0/field',
      ],
    ];
    for (const [wrong, pointer] of refused) {
      expect(await create(owner, 'Wrong', { settings: wrong })).toMatchObject({ status: 422, data: { pointer } });
    }
    expect(await create(appuser, 'Wrong', { settings: { groups: [{ key: 'g', field: 'salary' }] } })).toMatchObject({
      status: 422,
      data: { pointer: '/settings/groups/0/field' },
    });
  });

  test('REC-02 REC-11 each record of a list says the first of the marks that holds for it, of fields that the caller sees', async () => {
    await list.add({ title: 'Open one', status: 'open', salary: 1 });
    await list.add({ title: 'Other one' });
    const ask = {
      id: list.menuId,
      search: 'one',
      sort: ['title'],
      marks: [where('title', 'none'), where('status', 'open')],
    };
    const { items } = await appuser.done('listMenuRecords', ask, inLeave);
    expect(items.map(({ mark }) => mark)).toEqual([1, undefined]);
    const hidden = { ...ask, marks: [where('salary', '1')] };
    expect(await appuser.call('listMenuRecords', hidden, inLeave)).toMatchObject({
      status: 422,
      data: { pointer: '/marks/0/children/0/field' },
    });
  });

  test('LIM a person has at most 50 views of a list', async () => {
    const before = (await views(appuser)).filter(({ is_shared }) => !is_shared).length;
    for (let count = before; count < 50; count += 1) await made(appuser, `View ${count}`);
    expect(await create(appuser, 'One more')).toMatchObject({ status: 422, code: 'invalid_request' });
  });

  test('REC-09 the list of a whole table has views of its own', async () => {
    const { id } = await owner.done('createTableView', { id: list.tableId, name: 'Table', settings: {} }, inLeave);
    expect((await owner.done('listTableViews', { id: list.tableId }, inLeave)).map(({ name }) => name)).toEqual([
      'Table',
    ]);
    expect(await names(owner)).not.toContain('Table');
    expect(await appuser.call('listTableViews', { id: list.tableId }, inLeave)).toMatchObject({ status: 403 });
    await owner.done('deleteRecordView', { id }, inLeave);
  });

  test('REC-09 REC-11 a view keeps working without a field that left the form, and says which conditions are left out', async () => {
    const table = await makeMenuOfTable(owner, {
      fields: [
        field('title', { type: 'text' }),
        field('place', { type: 'text' }, { label: 'Where' }),
        field('pay', { type: 'number' }),
      ],
    });
    await table.grant(['query', 'edit'], {
      visible_fields: { kind: 'listed', fields: ['title', 'place'].map((id) => ({ field: id, can_edit: true })) },
    });
    const by = (name: string) => ({ kind: 'condition' as const, field: name, operator: 'eq' as const, value: 'a' });
    const filter = {
      logicalOperator: 'all' as const,
      children: [by('title'), { kind: 'group' as const, logicalOperator: 'any' as const, children: [by('place')] }],
    };
    const settings = { filter, sort: ['-place', 'title'], columns: [{ field: 'place' }, { field: 'title' }] };
    const create = (caller: Caller, name: string, more: object) =>
      caller.done('createMenuView', { id: table.menuId, name, settings, ...more }, inLeave);
    await create(owner, 'Shared', { is_shared: true });
    await create(appuser, 'Own', {});
    const hidden = { filter: { logicalOperator: 'all' as const, children: [{ ...by('pay'), value: 1 }] } };
    await owner.done('createMenuView', { id: table.menuId, name: 'Pay', is_shared: true, settings: hidden }, inLeave);
    const { form_config, version } = await owner.done('getPhysicalTable', { id: table.tableId }, inLeave);
    const fields = (form_config.fields ?? []).filter(({ id }) => id !== 'place');
    await owner.done(
      'configurePhysicalTable',
      { id: table.tableId, formConfig: { ...form_config, fields }, 'If-Match': version },
      inLeave,
    );

    const found = await appuser.done('listMenuViews', { id: table.menuId }, inLeave);
    expect(
      found.map(({ name }) => name),
      'what is hidden is still not told',
    ).toEqual(['Shared', 'Own']);
    for (const view of found) {
      expect(view.left_out).toEqual(['Where']);
      expect(view.settings).toEqual({
        filter: { logicalOperator: 'all', children: [by('title')] },
        sort: ['title'],
        columns: [{ field: 'title' }],
      });
      const asked = { id: table.menuId, filter: view.settings.filter ?? filter, sort: view.settings.sort ?? [] };
      expect((await appuser.call('listMenuRecords', asked, inLeave)).status).toBe(200);
    }
  });

  test('REC-09 TABLE-28 a view opens without what no longer fits a field whose kind was converted, and says so', async () => {
    const table = await makeMenuOfTable(owner, {
      fields: [
        field('title', { type: 'text' }),
        field('size', { type: 'number' }, { label: 'How much' }),
        field('day', { type: 'date', granularity: 'day' }),
      ],
    });
    const by = (name: string, operator: 'gt' | 'contains' | 'eq', value: string | number) => ({
      kind: 'condition' as const,
      field: name,
      operator,
      value,
    });
    const onSize = { logicalOperator: 'all' as const, children: [by('size', 'gt', 5)] };
    const settings: Schemas['RecordViewSettings'] = {
      filter: { logicalOperator: 'any', children: [by('title', 'contains', 'a'), by('size', 'gt', 5)] },
      groups: [
        { key: 'g1', field: 'day', by: 'month' },
        { key: 'g2', field: 'title' },
      ],
      totals: [{ key: 't1', function: 'sum', field: 'size' }],
      marks: [{ name: 'Large', tone: 'danger', filter: onSize }],
    };
    const ofView = { id: table.menuId, name: 'By size', settings };
    const view = await owner.done('createMenuView', ofView, inLeave);
    const { form_config, version } = await owner.done('getPhysicalTable', { id: table.tableId }, inLeave);
    const fields = [
      field('title', { type: 'text' }),
      field('size', { type: 'text' }, { label: 'How much' }),
      field('day', { type: 'text' }),
    ];
    const change = { id: table.tableId, formConfig: { ...form_config, fields }, conversions: ['size', 'day'] };
    await owner.done('configurePhysicalTable', { ...change, 'If-Match': version }, inLeave);

    const [found] = await owner.done('listMenuViews', { id: table.menuId }, inLeave);
    expect(found).toMatchObject({ id: view.id, left_out: ['How much'] });
    expect(found?.settings).toEqual({
      filter: { logicalOperator: 'any', children: [by('title', 'contains', 'a')] },
      groups: [{ key: 'g2', field: 'title' }],
      totals: [],
      marks: [],
    });
    const saved = { id: view.id, settings: found?.settings ?? {}, 'If-Match': view.version };
    const mended = await owner.done('updateRecordView', saved, inLeave);
    expect(mended, 'what it says can be saved as it is').not.toHaveProperty('left_out');
  });
});
