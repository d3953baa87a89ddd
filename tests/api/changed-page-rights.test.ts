import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompiledDocument } from '#engine/document';
import type { Schemas } from '#openapi';
import { ulid } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { forgetConfiguration, workspaceId } from './configuration-calls.ts';
import { signInAs } from './sign-in-as.ts';
import type { Answered, Visitor } from './visitor.ts';

const key = 'settings.staff';

describeOnEachDatabase('a changed page that no check has seen', (open) => {
  let api: Api;
  let acme: string;
  beforeAll(async () => {
    api = await startApi(await open());
    acme = await workspaceId(api, 'acme');
    return () => api.close();
  });
  beforeEach(() => forgetConfiguration(api));

  /** Publishes an overlay of Acme's accounts page by writing the rows: attack 2, and whatever else passes by the checker. */
  async function plant(operations: Record<string, unknown>[]): Promise<void> {
    const row = { ws_id: acme, scope: 'workspace' as const, kind: 'overlay', key };
    await api.database.tenant(acme, async (query) => {
      const id = ulid();
      const value = JSON.stringify({ document: key, operations });
      const by = { created_at: api.now(), updated_at: api.now() };
      const version = { ...row, ...by, id, hash: id, value, state: 'published' as const };
      await query
        .insertInto('configuration_versions')
        .values(version as never)
        .execute();
      await query
        .insertInto('configurations')
        .values({ ...row, ...by, id: ulid(), published_id: id } as never)
        .execute();
    });
  }

  const grant = { op: 'set', path: ['load'], value: [{ do: 'call', call: 'updateAccount', with: { id: 'me' } }] };

  async function signedIn(username: string): Promise<{ visitor: Visitor; token: string }> {
    const visitor = api.visitor();
    return { visitor, token: (await signInAs(visitor, username)).accessToken };
  }

  async function pageOf({ visitor, token }: { visitor: Visitor; token: string }): Promise<CompiledDocument> {
    const { data } = await visitor.call('listPages', {}, { token });
    // Safe: answers are validated against the contract.
    const hash = (data as Schemas['PageEntry'][]).find(({ id }) => id === key)?.hash['en-US'];
    const { bytes } = await visitor.call('getDocument', { hash }, { token });
    return JSON.parse(bytes.toString());
  }

  const naming = (document: string) => ({ 'pagewright-document': document });
  const ruleOf = ({ data }: Answered): unknown => Reflect.get(Object(Reflect.get(Object(data), 'detail')), 'rule');

  test('P43 what it runs on loading is marked, and its calls of accounts are refused for the owner who opens it', async () => {
    await plant([grant]);
    const owner = await signedIn('owner');
    const { changes, load } = await pageOf(owner);
    expect(load).toEqual([{ do: 'call', call: 'updateAccount', with: { id: 'me' }, changed: true }]);
    const args = { id: acme, roles: ['WORKSPACE_SUPER_ADMIN'] };
    const headers = naming(`${key}@${changes}`);
    const refused = await owner.visitor.call('updateAccount', args, { token: owner.token, headers });
    expect(refused).toMatchObject({ status: 403, code: 'document_refused' });
    expect(ruleOf(refused)).toBe('buildable');
    const log = await owner.visitor.call('listOperationLog', { action: 'updateAccount' }, { token: owner.token });
    expect(JSON.stringify(log.data)).toContain(`${key}@${changes}`);
  });

  test('P50 administrators have every page as it is shipped, whatever was published; others have it as published', async () => {
    const listed = async (who: { visitor: Visitor; token: string }, args: Record<string, unknown>) => {
      const { data } = await who.visitor.call('listPages', args, { token: who.token });
      // Safe: answers are validated against the contract.
      return data as Schemas['PageEntry'][];
    };
    const owner = await signedIn('owner');
    const before = await listed(owner, {});
    await plant([grant]);
    const after = await listed(owner, {});
    expect(after).not.toEqual(before);
    expect(await listed(owner, { shipped: true })).toEqual(before);
    expect(await listed(await signedIn('user'), { shipped: true })).toEqual(await listed(await signedIn('user'), {}));
    const hash = before.find(({ id }) => id === key)?.hash['en-US'];
    const { bytes } = await owner.visitor.call('getDocument', { hash }, { token: owner.token });
    expect(JSON.parse(bytes.toString())).not.toHaveProperty('changes');
  });

  test('P43 it reads what the list allows, in the version that is published, for people of its workspace alone', async () => {
    await plant([grant]);
    const owner = await signedIn('owner');
    const { changes } = await pageOf(owner);
    const list = (by: typeof owner, document: string) =>
      by.visitor.call('listDepartments', {}, { token: by.token, headers: naming(document) });
    expect((await list(owner, `${key}@${changes}`)).status).toBe(200);
    const others = [`${key}@${'0'.repeat(64)}`, `settings.sms@${changes}`, 'no.page@1', '', `${key}@${changes}, x@1`];
    for (const document of others) {
      const answer = await list(owner, document);
      expect([document, answer.status, ruleOf(answer)]).toEqual([document, 403, 'unpublished']);
    }
    const globex = await signedIn('globex');
    expect(ruleOf(await list(globex, `${key}@${changes}`))).toBe('unpublished');
    await replant();
    expect(ruleOf(await list(owner, `${key}@${changes}`))).toBe('unpublished');
  });

  async function replant(): Promise<void> {
    await forgetConfiguration(api);
    await plant([grant, { op: 'set', path: ['title'], value: { t: { 'zh-CN': '甲', 'en-US': 'A' } } }]);
  }

  test("P43 the reader's own rights count as well: the page of an administrator gives others none", async () => {
    await plant([grant]);
    const { changes } = await pageOf(await signedIn('owner'));
    const user = await signedIn('user');
    const headers = naming(`${key}@${changes}`);
    expect(await user.visitor.call('listNotices', {}, { token: user.token, headers })).toMatchObject({
      status: 403,
      code: 'not_allowed',
    });
  });

  test('a page as it is shipped has no version, and its calls name none', async () => {
    const owner = await signedIn('owner');
    const { changes, load } = await pageOf(owner);
    expect([changes, JSON.stringify(load ?? []).includes('changed')]).toEqual([undefined, false]);
  });
});
