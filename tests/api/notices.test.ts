import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runNoticeJobs } from '#server/domains/notices/index.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { logOf } from './log-rows.ts';

const department = (name: string): string => seedId(`department acme ${name}`);
const content = 'From 8 to 10 in the morning.';
const minute = 60_000;

describeOnEachDatabase('notices', (open) => {
  let api: Api;
  let sysadmin: Caller;
  let admin: Caller;
  let user: Caller;
  let globex: Caller;
  let title: string;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await open());
    [sysadmin, admin, user, globex] = await createCallers(api, 'sysadmin', 'admin', 'user', 'globex');
    return () => api.close();
  });
  beforeEach(() => {
    rounds += 1;
    title = `Notice ${rounds}`;
  });

  const publish = (by: Caller, more: Record<string, unknown> = {}) =>
    by.done('createNotice', { title, content, state: 'published', ...more });
  /** What the jobs of a running server do every second. */
  const runJobs = () =>
    runNoticeJobs(api.database, {
      now: api.now,
      report(error) {
        throw error;
      },
    });
  const reported = async (reader: Caller, more: Record<string, unknown> = {}) => {
    await runJobs();
    return (await reader.done('listNotifications', { search: title, ...more })).items;
  };
  const isReported = async (reader: Caller) => (await reported(reader)).length > 0;

  describe('writing', () => {
    test('NOTE-03 a draft is seen by those who manage notices only, until it is published', async () => {
      const draft = await admin.done('createNotice', { title: `  ${title} `, content });
      expect(draft).toEqual({
        id: expect.any(String),
        title,
        content,
        scope: 'workspace',
        targets: { to: 'everybody' },
        state: 'draft',
        publish_at: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        version: 1,
      });
      expect(await isReported(user)).toBe(false);
      expect(await user.call('getNotice', { id: draft.id })).toMatchObject({ status: 404 });
      expect(await admin.done('getNotice', { id: draft.id })).toEqual(draft);
      const published = await admin.done('updateNotice', { id: draft.id, state: 'published', 'If-Match': 1 });
      expect(published).toMatchObject({ state: 'published', publish_at: expect.any(String), version: 2 });
      expect(await isReported(user)).toBe(true);
      expect(await user.done('getNotice', { id: draft.id })).toEqual(published);
    });

    test('NOTE-03 a withdrawn and a deleted notice are seen by nobody', async () => {
      const [first, second] = [await publish(admin), await publish(admin)];
      expect(await reported(user)).toHaveLength(2);
      await admin.done('updateNotice', { id: first.id, state: 'withdrawn' });
      await admin.done('deleteNotice', { id: second.id });
      expect(await isReported(user)).toBe(false);
      expect(await user.call('getNotice', { id: first.id })).toMatchObject({ status: 404 });
      expect(await admin.done('getNotice', { id: first.id })).toMatchObject({ state: 'withdrawn' });
      expect(await admin.call('getNotice', { id: second.id })).toMatchObject({ status: 404 });
    });

    test('NOTE-03 a notice of a later time is seen from then on', async () => {
      const at = new Date(api.now().getTime() + 5 * minute).toISOString();
      const { id } = await publish(admin, { publish_at: at });
      expect(await isReported(user)).toBe(false);
      expect(await user.call('getNotice', { id })).toMatchObject({ status: 404 });
      api.advance(6 * minute);
      expect(await reported(user)).toMatchObject([{ id, created_at: at }]);
    });

    test('a stale version is refused with both values', async () => {
      const { id } = await publish(admin);
      await admin.done('updateNotice', { id, content: 'Other.', 'If-Match': 1 });
      expect(await admin.call('updateNotice', { id, content: 'Late.', 'If-Match': 1 })).toMatchObject({
        code: 'version_conflict',
        data: { detail: { version: 2, stored: { content: 'Other.' }, sent: { content: 'Late.' } } },
      });
    });

    test('PH-12 the list filters by state and time, sorts, searches and pages', async () => {
      const later = new Date(api.now().getTime() + 60 * minute).toISOString();
      await admin.done('createNotice', { title: `${title} c`, content });
      await publish(admin, { title: `${title} a` });
      await publish(admin, { title: `${title} b`, publish_at: later });
      const titles = async (args: Record<string, unknown>) =>
        (await admin.done('listNotices', { search: title, sort: 'title', ...args })).items.map((item) =>
          item.title.at(-1),
        );
      expect(await titles({})).toEqual(['a', 'b', 'c']);
      expect(await titles({ state: 'published' })).toEqual(['a', 'b']);
      expect(await titles({ publish_at_from: later })).toEqual(['b']);
      expect(await titles({ publish_at_to: api.now().toISOString() })).toEqual(['a']);
      expect(await titles({ sort: '-publish_at' })).toEqual(['b', 'a', 'c']);
      const page = await admin.done('listNotices', { search: title, size: 2, total: 'exact' });
      expect(page).toMatchObject({ total: 3, next_cursor: expect.any(String) });
    });

    test('P42 every change is in the log with before and after, and what changes nothing is not', async () => {
      const { id } = await publish(admin);
      await admin.done('updateNotice', { id, title, state: 'published' });
      await admin.done('updateNotice', { id, state: 'withdrawn' });
      await admin.done('deleteNotice', { id });
      expect(await logOf(api, admin.wsId, id)).toMatchObject([
        { module: 'notice', action: 'createNotice', before: null, after: { title, state: 'published' } },
        { action: 'updateNotice', before: { state: 'published' }, after: { state: 'withdrawn' } },
        { action: 'deleteNotice', before: { title }, after: null },
      ]);
    });
  });

  describe('targets', () => {
    test('PH-12 the platform tells all customers or chosen ones, who do not learn who else was told', async () => {
      const { id, targets } = await publish(sysadmin, { targets: { to: 'customers', ws_ids: [admin.wsId] } });
      expect(targets).toEqual({ to: 'customers', ws_ids: [admin.wsId] });
      expect([await isReported(user), await isReported(globex)]).toEqual([true, false]);
      expect(await admin.done('getNotice', { id })).toMatchObject({ scope: 'platform', targets: { to: 'everybody' } });
      expect(await globex.call('getNotice', { id })).toMatchObject({ status: 404 });
      await sysadmin.done('updateNotice', { id, targets: { to: 'everybody' } });
      expect([await isReported(user), await isReported(globex), await isReported(sysadmin)]).toEqual([
        true,
        true,
        true,
      ]);
    });

    test('a workspace tells everybody or departments with those below them', async () => {
      const lab = await admin.done('createDepartment', { department_name: title, father_id: department('IT') });
      const both = await createCaller(api, 'user');
      await publish(admin, { targets: { to: 'departments', department_ids: [department('IT')] } });
      expect([await isReported(admin), await isReported(both)]).toEqual([true, false]);
      await admin.done('createUserDepartment', { user_ids: [both.accountId], department_id: lab.id });
      expect(await isReported(both)).toBe(true);
      await admin.done('deleteUserDepartment', { user_ids: [both.accountId], department_id: lab.id });
      await admin.done('deleteDepartment', { id: lab.id });
    });

    test('a department that a notice is for is not deleted before the notice is withdrawn', async () => {
      const { id } = await admin.done('createDepartment', { department_name: title });
      const notice = await publish(admin, { targets: { to: 'departments', department_ids: [id] } });
      expect(await admin.call('deleteDepartment', { id })).toMatchObject({
        code: 'department_in_use',
        data: { detail: { uses: [{ kind: 'notice', count: 1 }] } },
      });
      await admin.done('updateNotice', { id: notice.id, state: 'withdrawn' });
      await admin.done('deleteDepartment', { id });
    });

    test('targets of the other scope are invalid, and ids that do not exist there unknown', async () => {
      const send = (by: Caller, targets: unknown) => by.call('createNotice', { title, content, targets });
      const customers = (id: string) => ({ to: 'customers', ws_ids: [id] });
      const departments = (id: string) => ({ to: 'departments', department_ids: [id] });
      expect(await send(admin, customers(admin.wsId))).toMatchObject({ status: 422, code: 'invalid_request' });
      expect(await send(sysadmin, departments(department('IT')))).toMatchObject({ status: 422 });
      expect(await send(sysadmin, customers(ulid()))).toMatchObject({ status: 404, code: 'not_found' });
      for (const id of [ulid(), seedId('department globex Finance')]) {
        expect(await send(admin, departments(id))).toMatchObject({ status: 404, code: 'not_found' });
      }
      expect(await send(admin, { to: 'everybody', ws_ids: [globex.wsId] })).toMatchObject({ status: 422 });
    });
  });

  describe('permission', () => {
    test('P1 who does not manage notices can only read', async () => {
      for (const username of ['user', 'hr', 'builder']) {
        const caller = await createCaller(api, username);
        expect(await caller.call('listNotices'), username).toMatchObject({ status: 403 });
        expect(await caller.call('createNotice', { title, content }), username).toMatchObject({ status: 403 });
      }
    });

    test('NOTE-03 each manages the notices of the own scope only', async () => {
      const [ofPlatform, ofAcme] = [await publish(sysadmin), await publish(admin)];
      const unknown = ulid();
      for (const [by, id] of [
        [admin, ofPlatform.id],
        [sysadmin, ofAcme.id],
        [globex, ofAcme.id],
      ] as const) {
        const answers = async (which: string) => {
          const calls = [
            await by.call('updateNotice', { id: which, title: 'Mine' }),
            await by.call('deleteNotice', { id: which }),
          ];
          return calls.map(({ status, data }) => ({ status, data }));
        };
        expect(await answers(id)).toEqual(await answers(unknown));
        expect((await by.done('listNotices', { search: title })).items.map((item) => item.id)).not.toContain(id);
      }
      expect(await globex.call('getNotice', { id: ofAcme.id })).toMatchObject({ status: 404 });
      expect(await admin.call('listNotices', { scope: 'platform' })).toMatchObject({
        status: 403,
        data: { detail: { rule: 'noticeAdmins', roles: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN'] } },
      });
      expect(await admin.call('createNotice', { title, content, scope: 'platform' })).toMatchObject({ status: 403 });
      expect(await sysadmin.call('listNotices', { scope: 'workspace' })).toMatchObject({ status: 403 });
      await admin.done('listNotices', { scope: 'workspace' });
    });
  });

  describe('notifications', () => {
    test('NOTE-01 the list has the notices of platform and workspace, newest first, with a link to each', async () => {
      const first = await publish(sysadmin, { content: 'x'.repeat(300) });
      api.advance(1000);
      const second = await publish(admin);
      expect(await reported(user)).toEqual([
        {
          id: second.id,
          category: 'notice',
          title,
          content,
          link: `/notice-detail?noticeId=${second.id}`,
          read: false,
          created_at: second.publish_at,
        },
        expect.objectContaining({ id: first.id, content: 'x'.repeat(200) }),
      ]);
      const page = await user.done('listNotifications', { search: title, size: 1, total: 'exact' });
      expect(page).toMatchObject({ total: 2, next_cursor: expect.any(String) });
      const next = await user.done('listNotifications', { search: title, size: 1, cursor: page.next_cursor });
      expect(next.items).toMatchObject([{ id: first.id }]);
    });

    test('NOTE-06 reading marks for the reader alone, and the list filters by it and by category', async () => {
      const [first, second] = [await publish(admin), await publish(admin)];
      await user.done('markNotificationsRead', { ids: [first.id] });
      await user.done('markNotificationsRead', { ids: [first.id] });
      const ids = async (reader: Caller, args: Record<string, unknown>) =>
        (await reported(reader, args)).map(({ id }) => id);
      expect(await ids(user, { read: true })).toEqual([first.id]);
      expect(await ids(user, { read: false })).toEqual([second.id]);
      expect(await ids(admin, { read: false })).toHaveLength(2);
      expect(await ids(user, { category: 'notice' })).toHaveLength(2);
      expect(await ids(user, { category: 'task' })).toEqual([]);
    });

    test('NOTE-06 a notice of the platform is marked by each reader alone, system roles included', async () => {
      const { id } = await publish(sysadmin);
      await runJobs();
      await globex.done('markNotificationsRead', { ids: [id] });
      await sysadmin.done('markNotificationsRead', { ids: [id] });
      expect(await reported(globex)).toMatchObject([{ read: true }]);
      expect(await reported(sysadmin)).toMatchObject([{ read: true }]);
      expect(await reported(user)).toMatchObject([{ read: false }]);
    });

    test('P2 what the caller was never told answers like an unknown id, and then nothing is marked', async () => {
      const mine = await publish(admin);
      const theirs = await publish(globex);
      const draft = await admin.done('createNotice', { title, content });
      for (const id of [theirs.id, draft.id, ulid()]) {
        const refused = await user.call('markNotificationsRead', { ids: [mine.id, id] });
        expect(refused).toMatchObject({ status: 404, code: 'not_found', data: { pointer: '/ids' } });
      }
      expect(await reported(user)).toMatchObject([{ id: mine.id, read: false }]);
    });

    test('NOTE-05 the categories have names in the caller’s language', async () => {
      const names = async (locale: string) => {
        const list = await user.done('listNotificationCategories', {}, { headers: { 'accept-language': locale } });
        return list.map(({ id, name }) => `${id}: ${name}`);
      };
      expect((await names('en-US'))[0]).toBe('notice: Notices');
      expect((await names('zh-CN'))[0]).toBe('notice: 公告');
      expect(await names('en-US')).toHaveLength(5);
    });
  });
});
