import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable } from './menu-of-table.ts';

describeOnEachDatabase('what is refused at the door', (opening) => {
  let api: Api;
  let owner: Caller;
  let admin: Caller;
  let appuser: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, admin, appuser] = await createCallers(api, 'owner', 'admin', 'appuser');
    return () => api.close();
  });
  const pointersOf = ({ data }: { data: unknown }): string[] =>
    (Object(data).detail?.faults ?? []).map(({ pointer }: { pointer: string }) => pointer);

  test('TABLE-20 P47 a design is not saved over one that its sender has not seen', async () => {
    const { id: category } = await owner.done('createCategory', { category_name: 'Designs' }, inLeave);
    const empty = { formConfig: { formLabel: 'Empty' }, physical_table_category_id: category };
    const { table_id: tableId } = await owner.done('createPhysicalTable', empty, inLeave);
    const design = (id: string) => ({
      id: tableId,
      formConfig: { formLabel: 'Designed', fields: [field('title', { type: 'text' }), field(id, { type: 'text' })] },
    });
    const blind = { ...inLeave, version: undefined };
    const first = await owner.call('configurePhysicalTable', design('first'), blind);
    expect(first, 'nobody has designed it before').toMatchObject({ status: 200 });
    const { version } = first.data as { version: number };
    const stored = () => owner.done('getPhysicalTable', { id: tableId }, inLeave);
    expect(await owner.call('configurePhysicalTable', design('blind'), blind)).toMatchObject({
      status: 428,
      code: 'version_required',
    });
    expect(
      await owner.call('configurePhysicalTable', design('old'), { ...inLeave, version: version - 1 }),
    ).toMatchObject({
      status: 409,
      code: 'version_conflict',
    });
    expect(await stored()).toMatchObject({ version, form_config: { fields: [{ id: 'title' }, { id: 'first' }] } });
    expect(await owner.call('configurePhysicalTable', design('next'), { ...inLeave, version })).toMatchObject({
      status: 200,
    });
    expect(await stored()).toMatchObject({ form_config: { fields: [{ id: 'title' }, { id: 'next' }] } });
    const unknown = { ...design('x'), id: 'tbl_unknown' };
    expect(await owner.call('configurePhysicalTable', unknown, blind), 'P2').toMatchObject({ status: 404 });
  });

  test('P2 P33 a shared view of a list that somebody does not see is as unknown as any', async () => {
    const list = await makeMenuOfTable(owner, { fields: [field('title', { type: 'text' })] });
    const args = { id: list.menuId, name: 'For all', settings: {}, is_shared: true };
    const { id } = await owner.done('createMenuView', args, inLeave);
    for (const call of ['deleteRecordView', 'updateRecordView'] as const) {
      const more = call === 'updateRecordView' ? { name: 'x' } : {};
      const shared = { ...more, is_shared: true };
      const hidden = await appuser.call(call, { id, ...more }, inLeave);
      expect(hidden, call).toMatchObject({ status: 404 });
      const unknown = await appuser.call(call, { id: 'rvw_unknown', ...more }, inLeave);
      expect([hidden.code, hidden.data], call).toEqual([unknown.code, unknown.data]);
      if (call === 'updateRecordView')
        expect(await appuser.call(call, { id, ...shared }, inLeave)).toMatchObject({ status: 404 });
    }
    await list.grant(['query']);
    expect(await appuser.call('deleteRecordView', { id }, inLeave)).toMatchObject({ status: 403, code: 'not_allowed' });
  });

  test('P24 names with line breaks and marks that nobody sees are refused at their place', async () => {
    const bad = 'Good\r\nSubject: x';
    expect(pointersOf(await owner.call('createCategory', { category_name: bad }, inLeave))).toEqual(['/category_name']);
    expect(pointersOf(await admin.call('createTeam', { teamName: 'gnp\u202Eexe' }))).toEqual(['/teamName']);
    const { id } = await owner.done(
      'createCategory',
      { category_name: `Doors ${Math.random()}`.slice(0, 30) },
      inLeave,
    );
    const fields = [field('a', { type: 'text' }, { label: 'A\nB' })];
    const made = await owner.call(
      'createPhysicalTable',
      { formConfig: { formLabel: 'Lines\u2028', fields }, physical_table_category_id: id },
      inLeave,
    );
    expect(pointersOf(made)).toEqual(['/formConfig/fields/0/label']);
  });

  test('SESS-27 an address that no policy can name is no page that may embed', async () => {
    const save = (parent_origins: string[]) =>
      admin.call('saveWorkspaceSetting', { key: 'systemManage', value: { setting: 'systemManage', parent_origins } });
    for (const origin of ['https://portal.acme.example:99999', 'https://portal..acme.example', 'https://0x7f.1']) {
      expect(pointersOf(await save(['https://portal.acme.example', origin])), origin).toEqual([
        '/value/parent_origins/1',
      ]);
    }
    expect(await save(['https://portal.acme.example:65535'])).toMatchObject({ status: 200 });
  });
});
