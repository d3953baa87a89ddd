import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ulid } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { configurationOf, createEditor, type Editor, forgetConfiguration, frontMetaOf } from './configuration-calls.ts';

describeOnEachDatabase('configuration', (open) => {
  let api: Api;
  let root: Editor;
  let sysadmin: Editor;
  beforeAll(async () => {
    api = await startApi(await open());
    root = await createEditor(api, 'root');
    sysadmin = await createEditor(api, 'sysadmin');
    return () => api.close();
  });
  beforeEach(() => forgetConfiguration(api));

  const visitorsPage = async () => frontMetaOf(await api.visitor().call('getLoginPage'));

  test('a fresh configuration is version 0 and inherits what is shipped', async () => {
    const fresh = await root.get();
    expect(fresh).toMatchObject({
      scope: 'platform',
      draft: null,
      published: null,
      published_id: null,
      version: 0,
      changes: [],
    });
    expect(fresh.inherited).toEqual(await visitorsPage());
  });

  test('a draft is seen by administrators only, and says what it changes', async () => {
    const before = await visitorsPage();
    const saved = configurationOf(await root.save({ loginLocation: 'left', copyrightList: [{ content: 'Acme' }] }, 0));
    expect(saved.version).toBe(1);
    expect(saved.draft).toMatchObject({ loginLocation: 'left', openVerCode: true });
    expect(saved.changes).toEqual([
      expect.objectContaining({ pointer: '/loginLocation', was: 'center', now: 'left' }),
      expect.objectContaining({ pointer: '/copyrightList/0/content', was: '', now: 'Acme' }),
    ]);
    expect(await visitorsPage()).toEqual(before);
    expect(await root.get()).toEqual(saved);
  });

  test('changes are named in the language of the caller', async () => {
    const { token } = root;
    await root.save({ loginLocation: 'left', copyrightList: [{ content: 'a' }, { content: 'b' }] });
    const labels = async (locale: string) => {
      const headers = { 'accept-language': locale };
      const answer = await api
        .visitor()
        .call('getConfiguration', { kind: 'loginPage', key: 'login' }, { token, headers });
      return configurationOf(answer).changes.map(({ label }) => label);
    };
    const english = await labels('en-US');
    const chinese = await labels('zh-CN');
    expect(english).toEqual(['Position of the sign-in box', 'Copyright lines 1', 'Copyright lines 2']);
    expect(chinese).toHaveLength(3);
    expect(chinese.every((label) => /\p{Script=Han}/u.test(label ?? ''))).toBe(true);
  });

  test('publishing makes the draft the page of the next visitor, and leaves no draft', async () => {
    await root.save({ loginLocation: 'right' });
    const published = configurationOf(await root.publish(1, 'to the right'));
    expect(published).toMatchObject({ draft: null, version: 2, changes: [] });
    expect(published.published).toMatchObject({ loginLocation: 'right' });
    expect(await visitorsPage()).toEqual(published.published);
    expect(await root.publish()).toMatchObject({ status: 409, code: 'nothing_to_publish' });
    expect(await root.versions()).toMatchObject([
      {
        id: published.published_id,
        comment: 'to the right',
        is_published: true,
        created_by: { real_name: expect.any(String) },
      },
    ]);
  });

  test('a discarded draft leaves what is published; without a draft nothing happens', async () => {
    await root.release({ loginLocation: 'left' });
    const { version } = configurationOf(await root.save({ loginLocation: 'right' }));
    const discarded = configurationOf(await root.discard(version));
    expect(discarded).toMatchObject({ draft: null, published: { loginLocation: 'left' }, version: version + 1 });
    expect(configurationOf(await root.discard()).version).toBe(version + 1);
    expect(await root.publish()).toMatchObject({ code: 'nothing_to_publish' });
  });

  test('rolling back points at an earlier version, and null at what is inherited', async () => {
    const first = await root.release({ copyrightList: [{ content: 'one' }] });
    const second = await root.release({ copyrightList: [{ content: 'two' }] });
    await root.save({ copyrightList: [{ content: 'draft' }] });
    const back = configurationOf(await root.rollback(first.published_id));
    expect(back).toMatchObject({ published_id: first.published_id, draft: { copyrightList: [{ content: 'draft' }] } });
    expect((await visitorsPage()).copyrightList).toEqual([{ content: 'one' }]);
    expect(await root.versions()).toMatchObject([
      { id: second.published_id, is_published: false },
      { id: first.published_id, is_published: true },
    ]);
    const none = configurationOf(await root.rollback(null));
    expect(none).toMatchObject({ published: null, published_id: null });
    expect(await visitorsPage()).toEqual(none.inherited);
  });

  test('only a version that was published here can be rolled back to', async () => {
    await root.release({ loginLocation: 'left' });
    await root.save({ loginLocation: 'right' });
    const drafts = await api.database.platform((query) =>
      query.selectFrom('configuration_versions').select('id').where('published_at', 'is', null).execute(),
    );
    expect(drafts).toHaveLength(1);
    for (const id of [drafts[0]?.id ?? '', '01JD3Q4V9M8X2T6W5R7Y1Z0ABC', "' or 1=1 --"]) {
      expect(await root.rollback(id), id).toMatchObject({ status: 404, code: 'not_found' });
    }
  });

  test('the same content is one version, however often it is saved and published', async () => {
    const first = await root.release({ loginLocation: 'left' });
    await root.release({ loginLocation: 'right' });
    const again = await root.release({ loginLocation: 'left' });
    expect(again.published_id).toBe(first.published_id);
    const versions = await root.versions();
    expect(versions.map(({ id }) => id)).toEqual([again.published_id, expect.any(String)]);
    const { version } = again;
    const same = configurationOf(await root.save({ loginLocation: 'left' }));
    expect(same, 'what is published is no draft').toMatchObject({ draft: null, version });
  });

  test('drafts that were replaced leave no rows behind', async () => {
    for (const content of ['a', 'b', 'c', 'd']) await root.save({ copyrightList: [{ content }] });
    const count = await api.database.platform((query) =>
      query.selectFrom('configuration_versions').select('id').execute(),
    );
    expect(count).toHaveLength(1);
  });

  test('of two who save the same version exactly one wins, and the other gets both values', async () => {
    const others = [root, sysadmin, root, sysadmin];
    const contents = others.map((_, index) => [{ content: `line ${index}` }]);
    const answers = await Promise.all(
      others.map((editor, index) => editor.save({ copyrightList: contents[index] }, 0)),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const winner = configurationOf(winners[0] ?? (await root.save({}))).draft;
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 200) continue;
      expect(answer).toMatchObject({
        status: 409,
        code: 'version_conflict',
        data: { detail: { version: 1, stored: winner, sent: { copyrightList: contents[index] } } },
      });
    }
    expect((await root.get()).draft).toEqual(winner);
  });

  test('of two who publish the same draft exactly one does, and the other finds nothing to publish', async () => {
    await root.save({ loginLocation: 'left' });
    const answers = await Promise.all([root.publish(), sysadmin.publish()]);
    expect(answers.map(({ status, code }) => `${status} ${code}`).sort()).toEqual([
      '200 undefined',
      '409 nothing_to_publish',
    ]);
    expect(await root.versions()).toHaveLength(1);
  });

  test('publishing, discarding and rolling back refuse a stale version, and change nothing', async () => {
    const { published_id } = await root.release({ loginLocation: 'left' });
    await root.save({ loginLocation: 'right' });
    const before = await root.get();
    for (const answer of [
      await root.publish(1),
      await root.discard(1),
      await root.rollback(null, 1),
      await root.save({}, 1),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        code: 'version_conflict',
        data: { detail: { version: before.version } },
      });
    }
    expect(await root.get()).toEqual(before);
    expect(before.published_id).toBe(published_id);
  });

  test('P42 every change is in the operation log with its values and its author', async () => {
    const start = ulid();
    const { published_id } = await root.release({ loginLocation: 'left' });
    await root.save({ loginLocation: 'right' });
    await root.discard();
    await root.rollback(null);
    const rows = await api.database.platform((query) =>
      query.selectFrom('operation_log').selectAll().where('id', '>', start).orderBy('id').execute(),
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'saveConfiguration',
      'publishConfiguration',
      'saveConfiguration',
      'discardConfigurationDraft',
      'rollbackConfiguration',
    ]);
    expect(rows.every(({ user_name, target }) => user_name === 'root' && target === 'loginPage/login')).toBe(true);
    expect(rows[1]).toMatchObject({
      before: null,
      after: { loginLocation: 'left' },
      detail: { version_id: published_id },
    });
    expect(rows[4]).toMatchObject({ before: { loginLocation: 'left' }, after: null });
  });

  test('the list of versions is paged', async () => {
    for (const content of ['a', 'b', 'c']) await root.release({ copyrightList: [{ content }] });
    const all = await root.versions();
    expect(await root.versions({ size: 2 })).toEqual(all.slice(0, 2));
    expect(await root.versions({ size: 2, page: 2 })).toEqual(all.slice(2));
  });

  test('what cannot be configured answers 404', async () => {
    const call = (kind: string, key: string) =>
      api.visitor().call('getConfiguration', { kind, key }, { token: root.token });
    expect(await call('loginPage', 'other')).toMatchObject({ status: 404 });
    expect(await call('overlay', 'no.such-page')).toMatchObject({ status: 404 });
    expect(await call('overlay', 'constructor')).toMatchObject({ status: 404 });
    expect(await call('unknown', 'login')).toMatchObject({ status: 422 });
  });
});
