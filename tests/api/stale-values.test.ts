import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';
import { where } from './relations.ts';

type Data = Schemas['RecordData'];
type Field = ReturnType<typeof field>;

const text: Schemas['FieldKind'] = { type: 'text' };
const number: Schemas['FieldKind'] = { type: 'number' };
const options = (...values: string[]) => ({
  source: 'fixed' as const,
  options: values.map((value) => ({ value, label: value })),
});
const row = (data: Schemas['RecordRow']['data'], row_id?: string) => ({
  kind: 'row' as const,
  ...(row_id && { row_id }),
  data,
});

/** A field as it was when its value was saved and as it is now, the value, and one that it takes. */
interface Change {
  before: Field;
  after: Field;
  stale: Data[string];
  sound: Data[string];
}

const changes: Readonly<Record<string, Change>> = {
  'a field that is required now': {
    before: field('it', text),
    after: field('it', text, { is_required: true }),
    stale: null,
    sound: 'x',
  },
  'an option that is gone': {
    before: field('it', { type: 'select', options: options('a', 'b') }),
    after: field('it', { type: 'select', options: options('b') }),
    stale: 'a',
    sound: 'b',
  },
  'an option of several that is gone': {
    before: field('it', { type: 'multiSelect', options: options('a', 'b') }),
    after: field('it', { type: 'multiSelect', options: options('b') }),
    stale: ['a', 'b'],
    sound: ['b'],
  },
  'a branch of a tree that is gone': {
    before: field('it', { type: 'cascade', options: options('a', 'b') }),
    after: field('it', { type: 'cascade', options: options('b') }),
    stale: ['a'],
    sound: ['b'],
  },
  'a length that is lower': {
    before: field('it', text),
    after: field('it', { type: 'text', max_length: 3 }),
    stale: 'long text',
    sound: 'abc',
  },
  'a pattern that is another one': {
    before: field('it', text),
    after: field('it', { type: 'text', pattern: { expression: '[0-9]+' } }),
    stale: 'abc',
    sound: '12',
  },
  'a format that is asked for': {
    before: field('it', text),
    after: field('it', { type: 'text', format: 'email' }),
    stale: 'abc',
    sound: 'a@b.example',
  },
  'a number above the most': {
    before: field('it', number),
    after: field('it', { type: 'number', max: 5 }),
    stale: 9,
    sound: 5,
  },
  'digits that are fewer': {
    before: field('it', { type: 'number', precision: 2 }),
    after: field('it', { type: 'number', precision: 0 }),
    stale: 1.25,
    sound: 1,
  },
  'a day that is over': {
    before: field('it', { type: 'date', granularity: 'day' }),
    after: field('it', { type: 'date', granularity: 'day', only: 'future' }),
    stale: '2020-01-01',
    sound: '2090-01-01',
  },
  'a period that is longer than the most': {
    before: field('it', { type: 'dateRange', granularity: 'day' }),
    after: field('it', { type: 'dateRange', granularity: 'day', max_days: 2 }),
    stale: { kind: 'range', from: '2026-01-01', to: '2026-02-01' },
    sound: { kind: 'range', from: '2026-01-01', to: '2026-01-02' },
  },
  'more rows than the most': {
    before: field('it', { type: 'subTable', fields: [field('a', text)] }),
    after: field('it', { type: 'subTable', fields: [field('a', text)], max_rows: 1 }),
    stale: [row({ a: '1' }), row({ a: '2' })],
    sound: [row({ a: '3' })],
  },
};

describeOnEachDatabase('values that a design no longer allows', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });
  const configure = async (
    { tableId }: MenuOfTable,
    change: (config: Schemas['FormConfig']) => Schemas['FormConfig'],
  ) => {
    const { form_config } = await owner.done('getPhysicalTable', { id: tableId }, inLeave);
    await owner.done('configurePhysicalTable', { id: tableId, formConfig: change(form_config) }, inLeave);
  };
  const withField = (after: Field) => (config: Schemas['FormConfig']) => ({
    ...config,
    fields: (config.fields ?? []).map((one) => ('id' in one && one.id === after.id ? after : one)),
  });
  /** A table whose record was saved before its field became another one; everything of it is granted, or all but that field. */
  const make = async ({ before, after, stale }: Change, hides = false) => {
    const menu = await makeMenuOfTable(owner, { fields: [field('name', text), before], rest: { title_field: 'name' } });
    const rid = await menu.add({ name: 'A', it: stale });
    await configure(menu, withField(after));
    const some: Partial<Schemas['MenuAuthConfigInput']> = hides
      ? { visible_fields: { kind: 'listed', fields: [{ field: 'name', can_edit: true }] } }
      : {};
    await menu.grant(['query', 'add', 'edit', 'delete'], some);
    return { menu, rid, id: menu.menuId };
  };
  const update = (by: Caller, id: string, rid: string, data: Data) =>
    by.call('updateMenuRecord', { id, rid, data }, inLeave);
  const read = async (id: string, rid: string) => (await owner.done('getMenuRecord', { id, rid }, inLeave)).data;
  const pointers = ({ data }: { data: unknown }) =>
    (Object(data).detail?.faults ?? []).map(({ pointer }: { pointer: string }) => pointer);

  test.each(Object.entries(changes))(
    'REC-07 REC-08 TABLE-20 %s keeps nobody from changing another field by any way, and only who changes it has to mend it',
    async (_, change) => {
      const { menu, rid, id } = await make(change);
      const before = (await read(id, rid))['it'];
      expect((await update(appuser, id, rid, { name: 'B' })).status).toBe(200);
      // A form may send the value as it was read.
      expect((await update(appuser, id, rid, { name: 'C', it: before ?? null })).status).toBe(200);
      const records = [{ record_id: rid }];
      const bulk = await appuser.done('bulkUpdateMenuRecords', { id, records, data: { name: 'D' } }, inLeave);
      expect(bulk).toMatchObject({ done: 1, left_out: 0 });
      const seen = bulk.changed?.map(({ record_id, version }) => ({ record_id, seen_version: version })) ?? [];
      expect(await appuser.done('undoMenuUpdate', { id, records: seen }, inLeave)).toMatchObject({
        done: 1,
        left_out: 0,
      });
      const cells = [
        { record_id: rid, seen_version: (seen[0]?.seen_version ?? 0) + 1, cells: [{ field: 'name', text: 'E' }] },
      ];
      await appuser.done('editMenuCells', { id, changes: cells }, inLeave);
      const back = await appuser.done('restoreMenuRecordVersion', { id, rid, to_version: 2 }, inLeave);
      expect(back).toMatchObject({ record: { data: { name: 'B' } }, left_out: [] });
      await appuser.done('deleteMenuRecords', { id, ids: [rid] }, inLeave);
      await owner.done('restorePhysicalRecords', { id: menu.tableId, ids: [rid] }, inLeave);
      expect((await read(id, rid))['it'], 'it is as it was').toEqual(before);

      const wrong = change.stale === null ? undefined : change.stale;
      expect((await update(appuser, id, rid, { it: change.sound })).status).toBe(200);
      const again = await update(appuser, id, rid, { it: wrong ?? null });
      expect(again.status).toBe(422);
      expect(pointers(again)).toEqual(['/data/it']);
      const { left_out } = await appuser.done('restoreMenuRecordVersion', { id, rid, to_version: 1 }, inLeave);
      expect(left_out.map(({ field: one }) => one)).toEqual(['it']);
    },
  );

  test.each([
    'a field that is required now',
    'an option that is gone',
    'a length that is lower',
    'more rows than the most',
  ])('REC-07 REC-11 P2 %s is no matter of those who do not see the field', async (name) => {
    const change = changes[name];
    if (!change) throw new ReferenceError(name);
    const { rid, id } = await make(change, true);
    const answers = [
      await update(appuser, id, rid, { name: 'B' }),
      await appuser.call('bulkUpdateMenuRecords', { id, records: [{ record_id: rid }], data: { name: 'C' } }, inLeave),
      await appuser.call('restoreMenuRecordVersion', { id, rid, to_version: 1 }, inLeave),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(JSON.stringify(answers)).not.toMatch(/"it"|\/it\b/);
  });

  test('REC-07 REC-11 P2 a closed field that does not allow a change is never named', async () => {
    const closed = field('secret', text, { is_required: true });
    const asks = {
      id: 'r',
      when: where('name', 'eq', 'now'),
      then: [{ do: 'state' as const, targets: ['other'], is_required: true }],
    };
    const check = { id: 'c', expression: 'other != name', field: 'other', message: 'The other is the name.' };
    const menu = await makeMenuOfTable(owner, {
      fields: [field('name', text), closed, field('other', text)],
      rest: { rules: [asks], checks: [check] },
    });
    await menu.grant(['query', 'add', 'edit'], {
      visible_fields: { kind: 'listed', fields: [{ field: 'name', can_edit: true }] },
    });
    const { menuId: id } = menu;
    const rid = await menu.add({ name: 'A', secret: 'x' });
    const other = await menu.add({ name: 'B', secret: 'x', other: 'taken' });
    const answers = [
      await appuser.call('createMenuRecord', { id, data: { name: 'B' } }, inLeave),
      await update(appuser, id, rid, { name: 'now' }),
      await update(appuser, id, other, { name: 'taken' }),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [422, 'invalid_request'],
      [422, 'invalid_request'],
      [422, 'record_check_failed'],
    ]);
    expect(answers.map(pointers)).toEqual([['/data'], ['/data'], ['/data']]);
    expect(JSON.stringify(answers)).not.toMatch(/secret|other/i);
    const many = await appuser.done(
      'bulkUpdateMenuRecords',
      { id, records: [{ record_id: rid }, { record_id: other }], data: { name: 'taken' } },
      inLeave,
    );
    expect(many).toMatchObject({ done: 1, left_out: 1 });
    expect(JSON.stringify(many)).not.toMatch(/secret|other/i);
    // Who sees them is told which it is.
    expect(
      pointers(
        await owner.call(
          'updatePhysicalRecord',
          { id: menu.tableId, rid: other, data: { name: 'now', other: '' } },
          inLeave,
        ),
      ),
    ).toEqual(['/data/other']);
  });

  test('REC-07 TABLE-24 what a change itself makes wrong is refused: a rule, a limit of options and a check that read what changed', async () => {
    const rules: Schemas['FormRule'][] = [
      { id: 'r', when: where('name', 'eq', 'now'), then: [{ do: 'state', targets: ['it'], is_required: true }] },
      { id: 'l', when: where('name', 'eq', 'few'), then: [{ do: 'limitOptions', target: 'size', values: ['s'] }] },
    ];
    const checks = [{ id: 'c', expression: 'low <= high', field: 'low', message: 'Too low.' }];
    const menu = await makeMenuOfTable(owner, {
      fields: [
        field('name', text),
        field('it', text),
        field('size', { type: 'select', options: options('s', 'l') }),
        field('low', number),
        field('high', number),
      ],
    });
    const { menuId: id } = menu;
    const rid = await menu.add({ name: 'A', size: 'l', low: 5, high: 1 });
    const held = await menu.add({ name: 'now', size: 'l' });
    await configure(menu, (config) => ({ ...config, rules, checks }));
    expect(pointers(await update(owner, id, rid, { name: 'now' }))).toEqual(['/data/it']);
    expect(pointers(await update(owner, id, rid, { name: 'few' }))).toEqual(['/data/size']);
    // The check was broken when the record was saved.
    expect((await update(owner, id, rid, { name: 'B' })).status).toBe(200);
    expect(pointers(await update(owner, id, rid, { low: 4 }))).toEqual(['/data/low']);
    expect((await update(owner, id, rid, { low: 1 })).status).toBe(200);
    expect(pointers(await update(owner, id, rid, { high: 0 }))).toEqual(['/data/low']);
    // What a rule asked for already is asked for by who changes it.
    expect((await update(owner, id, held, { size: 's' })).status).toBe(200);
    expect((await update(owner, id, held, { it: 'x' })).status).toBe(200);
    expect(pointers(await update(owner, id, held, { it: null }))).toEqual(['/data/it']);
  });

  test('REC-07 TABLE-24 a cell of a row is judged as a field is: by its own change, wherever its row is moved to', async () => {
    const columns = (more: Partial<Schemas['FormField']>, kind: Schemas['FieldKind']) => [
      field('code', text, more),
      field('size', kind),
      field('who', { type: 'user' }),
    ];
    const lines = (fields: ReturnType<typeof columns>, more = {}) =>
      field('lines', { type: 'subTable', fields, ...more });
    const menu = await makeMenuOfTable(owner, { fields: [field('name', text), lines(columns({}, number))] });
    const { menuId: id } = menu;
    const user = idOf('appuser');
    const rid = await menu.add({
      name: 'A',
      lines: [row({ code: 'x', size: 9, who: user }), row({ code: 'x', size: 1 }), row({ size: 2 })],
    });
    const strict = lines(columns({ is_required: true, is_unique: true }, { type: 'number', max: 5 }), { max_rows: 2 });
    await configure(menu, withField(strict));
    // Safe: a sub-table is a list of rows.
    const rows = (await read(id, rid))['lines'] as Schemas['RecordRow'][];
    const [first, second, third] = rows;
    const change = (...sent: Schemas['RecordRow'][]) => update(owner, id, rid, { lines: sent as Data['lines'] });
    const key = (one?: Schemas['RecordRow']) => row({}, one?.row_id);
    expect((await update(owner, id, rid, { name: 'B' })).status).toBe(200);
    expect(
      (await change(key(third), key(first), row({ size: 2 }, second?.row_id))).status,
      'moved and changed elsewhere',
    ).toBe(200);
    expect(pointers(await change(key(third), row({ size: 8 }, first?.row_id), key(second)))).toEqual([
      '/data/lines/1/data/size',
    ]);
    expect(pointers(await change(key(third), row({ code: '' }, first?.row_id), key(second)))).toEqual([
      '/data/lines/1/data/code',
    ]);
    expect(pointers(await change(row({ code: 'X' }, third?.row_id), key(first), key(second)))).toEqual([
      '/data/lines/1/data/code',
    ]);
    expect(pointers(await change(key(third), key(first), key(second), row({ code: 'n', size: 1 })))).toEqual([
      '/data/lines',
    ]);
    expect((await change(key(first), row({ code: 'y' }, second?.row_id))).status, 'mended').toBe(200);
  });
});
