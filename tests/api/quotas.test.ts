import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { json, type Query, ulid } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { createEditor, forgetConfiguration } from './configuration-calls.ts';
import { add, enter, newName } from './people.ts';
import type { Answered } from './visitor.ts';

const megabyte = 1024 * 1024;

describeOnEachDatabase('the quotas of a workspace', (open) => {
  let api: Api;
  let root: Caller;
  let owner: Caller;
  let hr: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [root, owner, hr, globex] = await createCallers(api, 'root', 'owner', 'hr', 'globex');
    return () => api.close();
  });

  const usage = async (): Promise<{ users: number }> =>
    (await root.done('getCustomerDetail', { id: owner.wsId })).usage;
  const limit = (quota: Record<string, number | null>): Promise<unknown> =>
    root.done('configureCustomerQuota', { id: owner.wsId, quota });
  const roomForPeople = async (count: number): Promise<void> => {
    await limit({ max_users: (await usage()).users + count });
  };
  const codes = (answers: Answered[]): Record<string, number> => {
    const counted: Record<string, number> = {};
    for (const { status, code } of answers) {
      const name = code ?? String(status);
      counted[name] = (counted[name] ?? 0) + 1;
    }
    return counted;
  };
  const create = (more: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Answered> =>
    hr.call('createAccount', { username: newName(), real_name: 'Somebody', ...more }, { headers });

  describe('people', () => {
    test('P46 of 50 who are added at once only those get in for whom there are places', async () => {
      await roomForPeople(3);
      const { users } = await usage();
      const answers = await Promise.all(Array.from({ length: 50 }, () => create()));
      expect(codes(answers)).toEqual({ '200': 3, quota_exceeded: 47 });
      expect((await usage()).users).toBe(users + 3);
    });

    test('P46 the refusal names the quota, its value and who can raise it, in both languages', async () => {
      await limit({ max_users: 2 });
      const { users } = await usage();
      const refused = await create({}, { 'accept-language': 'en-US' });
      expect(refused).toMatchObject({
        status: 409,
        code: 'quota_exceeded',
        message:
          'Your workspace may have 2 people, and that would be more. A platform administrator can raise the limit.',
        data: {
          detail: { quota: 'max_users', limit: 2, used: users + 1, roles: ['SYSTEM_SUPER_ADMIN', 'SYSTEM_ADMIN'] },
        },
      });
      expect((await create({}, { 'accept-language': 'zh-CN' })).message).toBe(
        '工作区成员数上限为 2 人，此操作将超出上限。如需扩容，请联系平台管理员。',
      );
    });

    test('P46 P14 a full workspace answers alike whether a name exists or not', async () => {
      const theirs = await add(globex);
      await roomForPeople(0);
      const [known, fresh] = [await create({ username: theirs.username }), await create()];
      expect(known).toMatchObject({ status: 409, code: 'quota_exceeded' });
      expect(known.data).toEqual(fresh.data);
    });

    test('P46 who is invited has a place, and joins unless the quota was lowered below those who are there', async () => {
      await limit({ max_users: null });
      const theirs = await add(globex);
      const { token } = await enter(api, globex, theirs);
      await add(hr, { username: theirs.username });
      const accept = () => api.visitor().call('acceptInvitation', { ws_id: hr.wsId }, { token });
      await limit({ max_users: 2 });
      expect(await accept()).toMatchObject({ status: 409, code: 'quota_exceeded' });
      await roomForPeople(0);
      expect(await accept()).toMatchObject({ status: 200 });
    });

    test('P46 somebody comes back from the trash to a free place only, and of two at once one', async () => {
      await limit({ max_users: null });
      const [first, second] = [await add(hr), await add(hr)];
      await roomForPeople(0);
      for (const { id } of [first, second]) await owner.done('deleteAccount', { id });
      await limit({ max_users: (await usage()).users + 1 });
      const restored = await Promise.all([first, second].map(({ id }) => owner.call('restoreAccount', { id })));
      expect(codes(restored)).toEqual({ '200': 1, quota_exceeded: 1 });
      // The platform is held to it as well.
      const waiting = restored[0]?.status === 200 ? second : first;
      expect(await root.call('restoreAccount', { id: waiting.id })).toMatchObject({ code: 'quota_exceeded' });
      await limit({ max_users: null });
      expect(await root.call('restoreAccount', { id: waiting.id })).toMatchObject({ status: 200 });
    });

    test('P14 of 40 strangers who are invited at once 30 are', async () => {
      await limit({ max_users: null });
      api.advance(61 * 60_000);
      [root, owner, hr, globex] = await createCallers(api, 'root', 'owner', 'hr', 'globex');
      const names: string[] = [];
      for (let at = 0; at < 40; at += 1) names.push((await add(globex)).username);
      expect(codes(await Promise.all(names.map((username) => create({ username }))))).toEqual({
        '200': 30,
        too_many_requests: 10,
      });
    });
  });

  describe('bytes of files', () => {
    const boundary = 'a-boundary-of-this-test';
    const upload = (size: number): Promise<Answered> => {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nrecord\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n`;
      return api.visitor().request({
        method: 'POST',
        url: '/api/common/file',
        headers: {
          authorization: `Bearer ${owner.token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: Buffer.concat([Buffer.from(head), Buffer.alloc(size, ' '), Buffer.from(`\r\n--${boundary}--\r\n`)]),
      });
    };
    const stored = (): Promise<number> =>
      api.database.tenant(owner.wsId, async (query) => {
        const { bytes } = await query
          .selectFrom('files')
          .where('ws_id', '=', owner.wsId)
          .select(sql<number>`coalesce(sum(size), 0)::int8`.as('bytes'))
          .executeTakeFirstOrThrow();
        return bytes;
      });

    test('P46 of 50 uploads, eight at once, only those are stored for which there is room', async () => {
      const before = await stored();
      await limit({ max_storage_mb: Math.ceil(before / megabyte) + 2 });
      const room = (Math.ceil(before / megabyte) + 2) * megabyte - before;
      const size = Math.floor(room / 3.5);
      const answers: Answered[] = [];
      for (let wave = 0; wave < 6; wave += 1) {
        answers.push(...(await Promise.all(Array.from({ length: 8 }, () => upload(size)))));
      }
      expect(codes(answers)).toEqual({ '200': 3, quota_exceeded: 45 });
      expect(answers.find(({ code }) => code === 'quota_exceeded')).toMatchObject({
        status: 409,
        data: { pointer: '/file', detail: { quota: 'max_storage_mb', roles: expect.any(Array) } },
      });
    });

    test('P46 a picture that is there already takes no more room', async () => {
      const editor = await createEditor(api, 'owner');
      await limit({ max_storage_mb: null });
      const sharp = (await import('sharp')).default;
      const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
        .png()
        .toBuffer();
      const send = () =>
        api.visitor().request({
          method: 'POST',
          url: '/api/common/file',
          headers: {
            authorization: `Bearer ${editor.token}`,
            'content-type': `multipart/form-data; boundary=${boundary}`,
          },
          payload: Buffer.concat([
            Buffer.from(
              `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
            ),
            picture,
            Buffer.from(`\r\n--${boundary}--\r\n`),
          ]),
        });
      const first = await send();
      await limit({ max_storage_mb: 0 });
      expect((await send()).data).toEqual(first.data);
      expect(await editor.upload().catch(String)).toContain('quota_exceeded');
      await limit({ max_storage_mb: null });
    });
  });

  test('P46 of two drafts at once that fit one by one, one is saved, and the other one once there is room', async () => {
    await forgetConfiguration(api);
    await limit({ max_configuration_mb: 1 });
    const pages = ['session.login', 'session.register'].map((key) => ({ kind: 'overlay', key }));
    const change = { operations: [] };
    const editors = await Promise.all(pages.map((page) => createEditor(api, 'owner', page)));
    const sizes: number[] = [];
    const inTenant = <T>(work: (query: Query) => Promise<T>): Promise<T> => api.database.tenant(owner.wsId, work);
    for (const editor of editors) {
      expect(await editor.save(change)).toMatchObject({ status: 200 });
      sizes.push(
        await inTenant(async (query) => {
          const { bytes } = await query
            .selectFrom('configuration_versions')
            .select('bytes')
            .where('ws_id', '=', owner.wsId)
            .executeTakeFirstOrThrow();
          return bytes;
        }),
      );
      await editor.discard();
    }
    await inTenant((query) =>
      query
        .insertInto('configuration_versions')
        .values({
          id: ulid(),
          scope: 'workspace',
          ws_id: owner.wsId,
          kind: 'overlay',
          key: 'an.other',
          hash: 'filler',
          value: json<unknown>('x'.repeat(megabyte - Math.max(...sizes) - 10)),
        })
        .execute(),
    );
    const saved = await Promise.all(editors.map((editor) => editor.save(change)));
    expect(codes(saved)).toEqual({ '200': 1, quota_exceeded: 1 });
    expect(saved.find(({ code }) => code === 'quota_exceeded')).toMatchObject({
      data: { pointer: '/value', detail: { quota: 'max_configuration_mb', limit: 1 } },
    });
    expect((await root.done('getCustomerDetail', { id: owner.wsId })).usage.configuration_mb).toBeGreaterThan(0.9);
    const [open1, open2] = saved[0]?.status === 200 ? editors : [...editors].reverse();
    expect((await open2?.get())?.draft).toBeNull();
    await open1?.discard();
    expect(await open2?.save(change)).toMatchObject({ status: 200 });
    await forgetConfiguration(api);
  });
});
