import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { createEditor, type Editor, forgetConfiguration, workspaceId } from './configuration-calls.ts';

const ref = { kind: 'overlay', key: 'session.login' };
const change = (text: string) => ({
  operations: [
    { op: 'insert', parent: 'card', slot: 'default', value: { id: 'x.note', widget: 'Text', props: { text } } },
  ],
});

describeOnEachDatabase('changes of a publisher who is no longer an administrator', (open) => {
  let api: Api;
  let owner: Editor;
  let admin: Editor;
  beforeAll(async () => {
    api = await startApi(await open());
    owner = await createEditor(api, 'owner', ref);
    admin = await createEditor(api, 'admin', ref);
    return () => api.close();
  });
  beforeEach(async () => {
    await forgetConfiguration(api);
    await setRoles(['WORKSPACE_ADMIN']);
  });

  const idOf = (username: string): Promise<string> =>
    api.database.identity(
      async (query) =>
        (await query.selectFrom('accounts').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id,
    );

  /** Of `admin`, directly: the session of a person who loses a role ends, and others here need it. */
  async function setRoles(roles: string[], account: { status?: 'active' | 'disabled' } = {}): Promise<void> {
    const [id, wsId] = [await idOf('admin'), await workspaceId(api, 'acme')];
    await api.database.tenant(wsId, (query) =>
      query.updateTable('memberships').set({ roles }).where('account_id', '=', id).execute(),
    );
    const status = account.status ?? 'active';
    await api.database.identity((query) =>
      query.updateTable('accounts').set({ status }).where('id', '=', id).execute(),
    );
  }

  const review = (decision: string, version?: number) =>
    api.visitor().call(
      'reviewConfiguration',
      { ...ref, decision },
      {
        token: owner.token,
        ...(version === undefined ? {} : { headers: { 'if-match': String(version) } }),
      },
    );

  const state = async (): Promise<Schemas['ConfigurationState']> => {
    const [only] = await owner.list();
    if (!only) throw new Error('Nothing is listed.');
    return only;
  };

  test('P43 who published is told, and a role that is lost puts the change on the list while it keeps running', async () => {
    await admin.release(change('Hello'));
    expect(await state()).toMatchObject({
      published_by: { id: await idOf('admin'), real_name: '陈晓明', is_administrator: true },
      needs_review: false,
    });
    expect(await review('keep')).toMatchObject({ status: 409, code: 'nothing_to_review' });
    await setRoles(['WORKSPACE_USER']);
    expect(await state()).toMatchObject({ published_by: { is_administrator: false }, needs_review: true });
    expect((await owner.get()).published).toMatchObject(change('Hello'));
    await setRoles(['WORKSPACE_ADMIN'], { status: 'disabled' });
    expect(await state()).toMatchObject({ needs_review: true });
    await setRoles(['WORKSPACE_ADMIN']);
    expect(await state()).toMatchObject({ needs_review: false });
  });

  test('P43 what is kept is not asked for again, until another version is published', async () => {
    await admin.release(change('Hello'));
    await setRoles(['WORKSPACE_USER']);
    const { version } = await state();
    expect(await review('keep', version - 1)).toMatchObject({ status: 409, code: 'version_conflict' });
    expect(await review('keep', version)).toMatchObject({ status: 200, data: { published: change('Hello') } });
    expect(await state()).toMatchObject({ needs_review: false, published_by: { is_administrator: false } });
    expect(await review('takeOver')).toMatchObject({ code: 'nothing_to_review' });
    await setRoles(['WORKSPACE_ADMIN']);
    await admin.release(change('Again'));
    await setRoles(['WORKSPACE_USER']);
    expect(await state()).toMatchObject({ needs_review: true });
  });

  test('P43 whoever takes a change over answers for it, and so does whoever goes back to it', async () => {
    await admin.release(change('First'));
    const first = (await owner.get()).published_id;
    await admin.release(change('Second'));
    await setRoles(['WORKSPACE_USER']);
    expect(await review('takeOver')).toMatchObject({ status: 200 });
    expect(await state()).toMatchObject({ published_by: { id: await idOf('owner') }, needs_review: false });
    await owner.rollback(first);
    expect(await state()).toMatchObject({ published_by: { id: await idOf('owner') }, needs_review: false });
    await owner.rollback(null);
    expect(await owner.list()).toEqual([]);
  });

  test('P42 P43 the decision is in the operation log, with whose change it was', async () => {
    await admin.release(change('Hello'));
    await setRoles(['WORKSPACE_USER']);
    await review('takeOver');
    const log = await api.visitor().call('listOperationLog', { action: 'reviewConfiguration' }, { token: owner.token });
    expect(Reflect.get(Object(log.data), 'items')[0]).toMatchObject({
      target: 'overlay/session.login',
      detail: { decision: 'takeOver', published_by: await idOf('admin') },
    });
  });

  test('P2 P43 another workspace sees nothing of it', async () => {
    await admin.release(change('Hello'));
    await setRoles(['WORKSPACE_USER']);
    const globex = await createEditor(api, 'globex', ref);
    expect(await globex.list()).toEqual([]);
    const answer = await api
      .visitor()
      .call('reviewConfiguration', { ...ref, decision: 'keep' }, { token: globex.token });
    expect(answer).toMatchObject({ status: 409, code: 'nothing_to_review' });
    expect(await state()).toMatchObject({ needs_review: true });
  });
});
