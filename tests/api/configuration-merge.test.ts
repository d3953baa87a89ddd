import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { configurationOf, createEditor, type Editor, forgetConfiguration } from './configuration-calls.ts';
import type { Answered } from './visitor.ts';

describeOnEachDatabase('merging configurations', (open) => {
  let api: Api;
  let root: Editor;
  let sysadmin: Editor;
  let colours: { root: Editor; sysadmin: Editor };
  beforeAll(async () => {
    api = await startApi(await open());
    root = await createEditor(api, 'root');
    sysadmin = await createEditor(api, 'sysadmin');
    const ref = { kind: 'theme', key: 'site' };
    colours = { root: await createEditor(api, 'root', ref), sysadmin: await createEditor(api, 'sysadmin', ref) };
    return () => api.close();
  });
  beforeEach(() => forgetConfiguration(api));

  const nameOf = async (username: string): Promise<string> =>
    (
      await api.database.identity((query) =>
        query.selectFrom('accounts').select('real_name').where('username', '=', username).executeTakeFirstOrThrow(),
      )
    ).real_name;
  // Safe: answers are validated against the contract.
  const mergeOf = (answer: Answered): Schemas['Merge'] =>
    (answer.data as { detail: { merge: Schemas['Merge'] } }).detail.merge;
  const begun = async (editor: Editor): Promise<Record<string, unknown>> => {
    const { draft, published, inherited } = await editor.get();
    return draft ?? published ?? inherited ?? {};
  };

  test('P47 of two who change different fields the second is answered both, by whom and when', async () => {
    const base = await begun(root);
    await root.save({ ...base, loginLocation: 'left', bgColor: '#fff7e6' }, 0, base);
    const later = await sysadmin.save({ ...base, copyrightList: [{ content: 'Acme' }] }, 0, base);
    expect(later).toMatchObject({ status: 409, code: 'version_conflict', data: { detail: { version: 1 } } });
    const { value, conflicts, taken } = mergeOf(later);
    expect(conflicts).toEqual([]);
    const author = await nameOf('root');
    expect(taken).toEqual([
      expect.objectContaining({ pointer: '/loginLocation', was: 'center', now: 'left', author }),
      expect.objectContaining({ pointer: '/bgColor', was: '#e6f4ff', now: '#fff7e6', author }),
    ]);
    expect(taken.every(({ label, changed_at }) => label !== undefined && changed_at !== null)).toBe(true);
    const saved = configurationOf(await sysadmin.save(value, 1, value));
    expect(saved.draft).toMatchObject({
      loginLocation: 'left',
      bgColor: '#fff7e6',
      copyrightList: [{ content: 'Acme' }],
    });
  });

  test('P47 what both changed is asked for with both values, and what both changed alike is not', async () => {
    const base = await begun(colours.root);
    const { root: one, sysadmin: two } = colours;
    await one.save({ ...base, base: 'Purple', light: { accent: '#7c3aed' }, dark: { ink: '#f0f0f0' } }, 0, base);
    const later = await two.save(
      { ...base, base: 'Purple', light: { accent: '#0b62b5', ink: '#101010' }, density: 'compact' },
      0,
      base,
    );
    const { value, conflicts, taken } = mergeOf(later);
    expect(conflicts).toEqual([
      expect.objectContaining({ pointer: '/light/accent', base: null, mine: '#0b62b5', theirs: '#7c3aed' }),
    ]);
    expect(conflicts[0]).toMatchObject({ label: expect.any(String), author: await nameOf('root') });
    expect(taken).toMatchObject([{ pointer: '/dark/ink', was: null, now: '#f0f0f0' }]);
    expect(value).toMatchObject({
      base: 'Purple',
      density: 'compact',
      light: { accent: '#7c3aed', ink: '#101010' },
      dark: { ink: '#f0f0f0' },
    });
  });

  test('each field names who changed it last', async () => {
    const base = await begun(root);
    const first = configurationOf(await root.save({ ...base, loginLocation: 'left' }, 0, base));
    const between = first.draft ?? {};
    await sysadmin.save({ ...between, bgColor: '#fff7e6' }, 1, between);
    const { taken } = mergeOf(await root.save({ ...base, openVerCode: false }, 0, base));
    const authors = new Map(taken.map(({ pointer, author }) => [pointer, author]));
    expect(authors.get('/loginLocation')).toBe(await nameOf('root'));
    expect(authors.get('/bgColor')).toBe(await nameOf('sysadmin'));
  });

  test('P47 of two who change a page the second is answered both changes, and is asked about the same property', async () => {
    const ref = { kind: 'overlay', key: 'session.login' };
    const [one, two] = [await createEditor(api, 'root', ref), await createEditor(api, 'sysadmin', ref)];
    const label = (text: string) => ({
      op: 'set',
      node: 'username',
      path: ['props', 'label'],
      value: { t: { 'zh-CN': text, 'en-US': text } },
      was: { t: 'session.login.username' },
    });
    const hide = { op: 'remove', node: 'subtitle' };
    const base = { operations: [] };
    await one.save({ operations: [label('A'), hide] }, 0, base);
    const later = await two.save({ operations: [label('B')] }, 0, base);
    const { value, conflicts, taken } = mergeOf(later);
    const author = await nameOf('root');
    expect(conflicts).toMatchObject([{ pointer: '/operations/0', author, label: expect.stringContaining('label') }]);
    expect(conflicts[0]).toMatchObject({ mine: { value: label('B').value }, theirs: { value: label('A').value } });
    expect(taken).toMatchObject([{ pointer: '/operations/1', now: { node: 'subtitle' }, author }]);
    const saved = configurationOf(await two.save(value, 1, value));
    expect(saved.draft).toMatchObject({ operations: [{ value: label('A').value }, { node: 'subtitle' }] });
  });

  test('without the value that it was made of, a late change is answered with both values alone', async () => {
    await root.save({ loginLocation: 'left' }, 0);
    const later = await sysadmin.save({ loginLocation: 'right' }, 0);
    expect(later.status).toBe(409);
    expect(mergeOf(later)).toBeUndefined();
  });
});
