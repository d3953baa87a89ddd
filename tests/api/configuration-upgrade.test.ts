import { expect, onTestFinished, test } from 'vitest';
import type { DocumentSource, NodeSource } from '#engine/document';
import { isObject } from '#schemas';
import { describeOnPostgres } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import {
  type Configuration,
  configurationOf,
  createEditor,
  type Editor,
  diagnosticsOf,
} from './configuration-calls.ts';
import { nodeOf } from './node-of.ts';

type Change = (page: DocumentSource, node: (id: string) => NodeSource) => void;

const hello = { t: { 'zh-CN': '你好', 'en-US': 'Hello' } };
const note = { id: 'x.note', widget: 'Text', props: { text: hello } };
const ref = { kind: 'overlay', key: 'session.login' };
const relabel = {
  op: 'set',
  node: 'username',
  path: ['props', 'label'],
  value: hello,
  was: { t: 'session.login.username' },
};
const addNote = { op: 'insert', parent: 'card', slot: 'default', after: 'titles', value: note };
const dropSubtitle = { op: 'remove', node: 'subtitle' };

describeOnPostgres('overlays over an upgrade of the product', (open) => {
  /** The server, and the same on its database with documents of a next version. */
  async function twoVersions(change: Change): Promise<{ first: Api; upgrade(): Promise<Api> }> {
    const database = await open();
    const running: Api[] = [await startApi(database)];
    const stop = async (): Promise<void> => {
      for (const api of running.splice(0)) await api.close();
    };
    onTestFinished(stop);
    const [first] = running;
    if (!first) throw new Error('no server');
    return {
      first,
      async upgrade() {
        await stop();
        const api = await startApi(database, {}, undefined, (documents) => {
          const page = documents.get(ref.key);
          if (!page) throw new Error(`no ${ref.key}`);
          change(page, (id) => {
            const found = nodeOf(page.body, id);
            if (!found) throw new Error(`no ${id}`);
            return found;
          });
        });
        running.push(api);
        return api;
      },
    };
  }

  const editor = (api: Api, username = 'root'): Promise<Editor> => createEditor(api, username, ref);

  async function visitorsPage(api: Api, host?: string): Promise<string> {
    const visitor = api.visitor(host);
    const { data } = await visitor.call('listPages');
    // Safe: answers are validated against the contract.
    const pages = data as { id: string; hash: Record<string, string> }[];
    const hash = pages.find(({ id }) => id === ref.key)?.hash['en-US'];
    return (await visitor.call('getDocument', { hash })).bytes.toString();
  }

  /** What the field of the sign-in page is called, as a visitor reads it in English. */
  async function usernameLabel(api: Api): Promise<unknown> {
    // Safe: the compiled page, as the engine reads it.
    const page = JSON.parse(await visitorsPage(api)) as { body: NodeSource; messages: Record<string, unknown> };
    const label = nodeOf(page.body, 'username')?.props?.['label'];
    return isObject(label) ? page.messages[String(label['t'])] : label;
  }

  const codes = ({ conflicts }: Configuration): string[] => conflicts.map(({ code }) => code);
  const idsIn = (page: string): string[] => [...page.matchAll(/"id":"([\w.-]+)","widget"/g)].map(([, id]) => id ?? '');

  test('what the upgrade leaves alone is carried over, what it has done itself is dropped, and nothing is asked', async () => {
    const { first, upgrade } = await twoVersions((_page, node) => {
      node('header').props = { ...node('header').props, justify: 'start' };
      const titles = node('titles').slots?.['default'] ?? [];
      titles.splice(titles.indexOf(node('subtitle')), 1);
    });
    const root = await editor(first);
    const saved = await root.release({ operations: [relabel, addNote, dropSubtitle] });
    expect(saved.published).toMatchObject({ base: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const next = await upgrade();
    const page = await visitorsPage(next);
    expect(page).toContain('Hello');
    expect(idsIn(page)).toContain('x.note');
    const now = await (await editor(next)).get();
    expect(now.conflicts).toEqual([]);
    expect(now.published?.['operations']).toEqual([relabel, addNote]);
    expect(now.published?.['base']).not.toBe(saved.published?.['base']);
    expect(now.version).toBe(saved.version);
  });

  const renamed: Change = (_page, node) => {
    node('username').props = { ...node('username').props, label: { t: 'session.login.password' } };
  };

  test('a conflict keeps what is shipped, is reported with all three values, and is decided through draft and publish', async () => {
    const { first, upgrade } = await twoVersions(renamed);
    await (await editor(first)).release({ operations: [relabel, addNote] });
    const next = await upgrade();
    const root = await editor(next);
    expect(await usernameLabel(next)).toBe('Password');
    expect(await root.list()).toMatchObject([
      { key: 'session.login', title: '登录', has_draft: false, published_at: expect.any(String), conflicts: 1 },
    ]);
    expect(await (await editor(next, 'owner')).list()).toEqual([]);
    const seen = await root.get();
    expect(seen.conflicts).toMatchObject([
      {
        code: 'OVERLAY_VALUE_CHANGED',
        op: 'set',
        node: 'username',
        path: 'props.label',
        mine: hello,
        shipped: { t: 'session.login.password' },
        was: { t: 'session.login.username' },
        choices: ['mine', 'shipped', 'value'],
        change: { label: '“密码”的 label', was: '密码', now: '你好' },
      },
    ]);
    expect(seen.published?.['operations']).toEqual([addNote]);
    const conflict = seen.conflicts[0]?.id ?? '';
    const drafted = configurationOf(await root.resolve([{ conflict, take: 'mine' }], seen.version));
    expect(drafted.conflicts).toEqual([]);
    expect(drafted.draft?.['operations']).toEqual([addNote, { ...relabel, was: { t: 'session.login.password' } }]);
    expect(drafted.published?.['operations']).toEqual([addNote]);
    expect(await usernameLabel(next)).toBe('Password');
    const published = configurationOf(await root.publish());
    expect(published.conflicts).toEqual([]);
    expect(await usernameLabel(next)).toBe('Hello');
  });

  test('what was removed stays hidden when an upgrade puts it elsewhere, until someone decides', async () => {
    const { first, upgrade } = await twoVersions((_page, node) => {
      // The next version has no box around the two titles.
      const around = node('card').slots?.['default'] ?? [];
      around.splice(around.indexOf(node('titles')), 1, ...(node('titles').slots?.['default'] ?? []));
    });
    await (await editor(first)).release({ operations: [addNote, { op: 'remove', node: 'titles' }] });
    const next = await upgrade();
    expect(idsIn(await visitorsPage(next))).not.toContain('subtitle');
    const root = await editor(next);
    const seen = await root.get();
    expect(seen.conflicts).toMatchObject([
      {
        code: 'OVERLAY_REMOVED_KEPT',
        op: 'remove',
        node: 'titles',
        was: { id: 'titles' },
        choices: ['mine', 'shipped'],
        change: {
          label: expect.stringMatching(/^移除：/),
          was: expect.stringContaining('使用您的工作区账号继续'),
          now: null,
        },
      },
    ]);
    expect(seen.conflicts[0]?.message).toContain('titles');
    const conflict = seen.conflicts[0]?.id ?? '';
    const shown = configurationOf(await root.resolve([{ conflict, take: 'shipped' }], seen.version));
    expect(shown).toMatchObject({ conflicts: [], draft: { operations: [{ op: 'insert', value: note }] } });
    expect(idsIn(await visitorsPage(next))).not.toContain('subtitle');
    await root.discard();
    const hidden = configurationOf(await root.resolve([{ conflict, take: 'mine' }]));
    expect(hidden.conflicts).toEqual([]);
    await root.publish();
    expect(idsIn(await visitorsPage(next))).not.toContain('subtitle');
    expect((await root.get()).conflicts).toEqual([]);
  });

  test('the shipped value and another one can be taken, and what is not decided stays open', async () => {
    const { first, upgrade } = await twoVersions((page, node) => {
      renamed(page, node);
      node('header').props = { ...node('header').props, justify: 'between' };
    });
    const justify = { op: 'set', node: 'header', path: ['props', 'justify'], value: 'start', was: 'end' };
    await (await editor(first)).release({ operations: [relabel, justify] });
    const root = await editor(await upgrade());
    const seen = await root.get();
    expect(codes(seen)).toEqual(['OVERLAY_VALUE_CHANGED', 'OVERLAY_VALUE_CHANGED']);
    const [label = '', align = ''] = seen.conflicts.map(({ id }) => id);
    const half = configurationOf(await root.resolve([{ conflict: label, take: 'shipped' }]));
    expect(half.conflicts.map(({ id }) => id)).toEqual([align]);
    expect(half.draft).toMatchObject({ operations: [], open: [{ code: 'OVERLAY_VALUE_CHANGED', operation: justify }] });
    expect(configurationOf(await root.publish()).conflicts.map(({ id }) => id)).toEqual([align]);
    const whole = configurationOf(await root.resolve([{ conflict: align, take: 'value', value: 'center' }]));
    expect(whole.conflicts).toEqual([]);
    expect(whole.draft?.['operations']).toEqual([{ ...justify, value: 'center', was: 'between' }]);
  });

  test('a decision that cannot be made is refused at its place, and nothing is saved', async () => {
    const { first, upgrade } = await twoVersions((_page, node) => {
      const titles = node('titles').slots?.['default'] ?? [];
      titles.splice(titles.indexOf(node('subtitle')), 1);
    });
    const hide = { op: 'set', node: 'subtitle', path: ['when'], value: 'false' };
    await (await editor(first)).release({ operations: [hide] });
    const root = await editor(await upgrade());
    const seen = await root.get();
    expect(seen.conflicts).toMatchObject([{ code: 'OVERLAY_NODE_GONE', choices: ['shipped'] }]);
    const conflict = seen.conflicts[0]?.id ?? '';
    const refused = await root.resolve([{ conflict, take: 'mine' }]);
    expect(refused).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(diagnosticsOf(refused)).toMatchObject([{ pointer: '/choices/0' }]);
    const unknown = await root.resolve([{ conflict: '0'.repeat(32), take: 'shipped' }]);
    expect(diagnosticsOf(unknown)).toMatchObject([{ pointer: '/choices/0/conflict' }]);
    const stale = await root.resolve([{ conflict, take: 'shipped' }], seen.version + 1);
    expect(stale).toMatchObject({ status: 409 });
    expect((await root.get()).version).toBe(seen.version);
  });

  test("a workspace's changes meet an upgrade beneath the platform's, and another workspace sees none of it", async () => {
    const { first, upgrade } = await twoVersions(renamed);
    await (await editor(first)).release({ operations: [addNote] });
    await (await editor(first, 'owner')).release({ operations: [relabel] });
    const next = await upgrade();
    expect(codes(await (await editor(next, 'owner')).get())).toEqual(['OVERLAY_VALUE_CHANGED']);
    expect(codes(await (await editor(next)).get())).toEqual([]);
    expect(idsIn(await visitorsPage(next, 'acme.localhost:4300'))).toContain('x.note');
  });

  test("the platform's next changes are an upgrade for the workspaces over it", async () => {
    const { first: api } = await twoVersions(() => {});
    const [root, owner] = [await editor(api), await editor(api, 'owner')];
    await owner.release({ operations: [relabel] });
    await root.release({ operations: [{ ...relabel, value: { t: 'session.login.password' } }] });
    expect(codes(await owner.get())).toEqual(['OVERLAY_VALUE_CHANGED']);
    await root.rollback(null);
    expect(codes(await owner.get())).toEqual([]);
  });

  test('a rollback after the upgrade takes the old version over as well, and tells its conflicts', async () => {
    const { first, upgrade } = await twoVersions(renamed);
    const before = await editor(first);
    const old = await before.release({ operations: [relabel] });
    await before.release({ operations: [addNote] });
    const root = await editor(await upgrade());
    expect(codes(await root.get())).toEqual([]);
    const back = configurationOf(await root.rollback(old.published_id));
    expect(codes(back)).toEqual(['OVERLAY_VALUE_CHANGED']);
    expect(back.published?.['operations']).toEqual([]);
  });

  test('a draft that an upgrade has overtaken cannot be published as if nothing had happened', async () => {
    const { first, upgrade } = await twoVersions(renamed);
    await (await editor(first)).save({ operations: [relabel] });
    const root = await editor(await upgrade());
    const refused = await root.publish();
    expect(refused).toMatchObject({ status: 422, code: 'document_invalid' });
    expect(diagnosticsOf(refused)).toMatchObject([{ pointer: '/draft/operations/0', code: 'OVERLAY_VALUE_CHANGED' }]);
    expect((await root.get()).published).toBeNull();
  });

  test('what people sign in with stays after an upgrade: a change that would now hide it waits', async () => {
    const { first, upgrade } = await twoVersions((_page, node) => {
      // The next version puts the form into what used to hold the choice of the language only.
      const holder = node('header');
      const card = node('card').slots?.['default'] ?? [];
      holder.slots = { default: [...(holder.slots?.['default'] ?? []), ...card.splice(card.indexOf(node('form')), 1)] };
    });
    await (await editor(first)).release({
      operations: [{ op: 'set', node: 'header', path: ['when'], value: 'false' }, addNote],
    });
    const next = await upgrade();
    const ids = idsIn(await visitorsPage(next));
    expect(ids).toEqual(expect.arrayContaining(['username', 'password', 'submit', 'x.note']));
    expect(codes(await (await editor(next)).get())).toEqual(['OVERLAY_UNFIT']);
    expect(await visitorsPage(next)).not.toMatch(/"id":"header"[^{]*"when"/);
  });
});
