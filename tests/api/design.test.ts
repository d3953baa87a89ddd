import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { createEditor, diagnosticsOf, type Editor, forgetConfiguration } from './configuration-calls.ts';
import { signInAs } from './sign-in-as.ts';

type Design = Schemas['Design'];

const text = { t: { 'zh-CN': '你好', 'en-US': 'Hello' } };
const noteIn = (parent: string, id = 'x.note') => ({
  op: 'insert',
  parent,
  slot: 'default',
  value: { id, widget: 'Text', props: { text } },
});
const page = { kind: 'overlay', key: 'alert.maintain' };

describeOnEachDatabase('a page in the designer', (open) => {
  let api: Api;
  let root: Editor;
  let owner: Editor;
  beforeAll(async () => {
    api = await startApi(await open());
    [root, owner] = [await createEditor(api, 'root', page), await createEditor(api, 'owner', page)];
    return () => api.close();
  });
  beforeEach(() => forgetConfiguration(api));

  async function designOf({ token }: Editor, document = page.key, language = 'en-US'): Promise<Design> {
    const headers = { 'accept-language': language };
    const answer = await api.visitor().call('getDesign', { document }, { token, headers });
    expect(answer.status).toBe(200);
    // Safe: answers are validated against the contract.
    return answer.data as Design;
  }

  const sealedIn = ({ sealed }: Design): Record<string, string> =>
    Object.fromEntries(sealed.map(({ node, code }) => [node, code]));

  test('CFG-13 administrators alone open one', async () => {
    for (const [username, status] of [
      ['sysadmin', 200],
      ['admin', 200],
      ['builder', 403],
      ['user', 403],
    ] as const) {
      const visitor = api.visitor();
      const { accessToken: token } = await signInAs(visitor, username);
      const answer = await visitor.call('getDesign', { document: page.key }, { token });
      expect([username, answer.status]).toEqual([username, status]);
    }
  });

  test('CFG-13 a page that nobody has changed is as it is shipped', async () => {
    const shipped = api.services.documents.source(page.key);
    const design = await designOf(owner);
    expect(design).toMatchObject({
      document: page.key,
      kind: 'page',
      title: 'Under maintenance',
      route: '/alert/maintain',
      scope: 'workspace',
      base: shipped,
      operations: [],
      open: 0,
      waiting: [],
      has_draft: false,
      is_published: false,
      version: 0,
      changed: {},
    });
    expect(await designOf(root)).toMatchObject({ scope: 'platform', base_hash: design.base_hash });
    expect(await designOf(owner, 'notices.mine')).toMatchObject({ kind: 'page' });
    expect(await designOf(owner, 'account.own')).toMatchObject({ kind: 'fragment', route: null });
  });

  test('CFG-13 a workspace has what the platform has published beneath its own changes', async () => {
    const asShipped = await designOf(owner);
    await root.save({ operations: [noteIn('panel')] });
    expect((await designOf(owner)).base_hash).toBe(asShipped.base_hash);
    await root.publish();
    const design = await designOf(owner);
    expect(JSON.stringify(design.base)).toContain('"x.note"');
    expect(design.base_hash).not.toBe(asShipped.base_hash);
    expect(design).toMatchObject({ operations: [], is_published: false, version: 0 });
    expect((await designOf(root)).base).toEqual(asShipped.base);
  });

  test('CFG-13 a draft that was made of it is accepted, and is opened again; without one what is published', async () => {
    const { base_hash: base } = await designOf(owner);
    const published = [noteIn('panel')];
    const saved = await owner.save({ document: page.key, base, operations: published }, 0);
    expect(saved.status).toBe(200);
    expect(await designOf(owner)).toMatchObject({ operations: published, has_draft: true, is_published: false });
    await owner.publish();
    const live = await designOf(owner);
    expect(live).toMatchObject({ operations: published, has_draft: false, is_published: true, base_hash: base });
    const draft = [...published, noteIn('panel', 'x.more')];
    expect((await owner.save({ document: page.key, base, operations: draft }, live.version)).status).toBe(200);
    expect(await designOf(owner)).toMatchObject({ operations: draft, has_draft: true, is_published: true });
    expect((await designOf(root)).operations).toEqual([]);
  });

  test('P2 other changed documents of the scope come along, and no workspace sees those of another', async () => {
    const other = { kind: 'overlay', key: 'errors.404' };
    await (await createEditor(api, 'owner', other)).release({ operations: [noteIn('page')] });
    await owner.release({ operations: [noteIn('panel')] });
    const { changed } = await designOf(owner);
    expect(Object.keys(changed)).toEqual(['errors.404']);
    expect(JSON.stringify(changed)).toContain('"x.note"');
    const globex = await createEditor(api, 'globex', page);
    expect(await designOf(globex)).toMatchObject({ changed: {}, operations: [], is_published: false });
    expect(await designOf(root)).toMatchObject({ changed: {} });
  });

  test('P43 changes that wait for a decision are handed out, and stay when they are handed back', async () => {
    const operation = { op: 'set', node: 'x.gone', path: ['when'], value: 'false' };
    const waiting = [{ code: 'OVERLAY_NODE_GONE', operation }];
    await owner.save({ operations: [], open: waiting });
    const design = await designOf(owner);
    expect(design).toMatchObject({ open: 1, waiting, operations: [] });
    const { document, base_hash: base } = design;
    await owner.save({ document, base, operations: [noteIn('panel')], open: design.waiting });
    expect(await designOf(owner)).toMatchObject({ open: 1, waiting, operations: [noteIn('panel')] });
  });

  test('P43 a node with a call that no changed page may name is sealed, and changing what it says is refused', async () => {
    const design = await designOf(owner);
    expect(design.is_closed).toBe(false);
    expect(sealedIn(design)).toEqual({ signOut: 'sealed' });
    const change = { op: 'set', node: 'signOut', path: ['props', 'label'], value: text, was: { t: 'alert.signOut' } };
    expect(diagnosticsOf(await owner.save({ operations: [change] })).map(({ code }) => code)).toEqual([
      'CHANGE_SEALED',
    ]);
    expect(sealedIn(await designOf(owner, 'notices.mine'))).toMatchObject({
      delete: 'sealed',
      choiceParts: 'sealed',
      table: 'feeds',
    });
  });

  test('P43 P44 where people sign in all is closed, what they need stays, and the reason is in the language of the caller', async () => {
    const design = await designOf(owner, 'session.login');
    expect(design.is_closed).toBe(true);
    expect(sealedIn(design)).toMatchObject({
      username: 'needed',
      password: 'needed',
      submit: 'needed',
      card: 'needed',
      subtitle: 'closed',
    });
    const chinese = await designOf(owner, 'session.login', 'zh-CN');
    expect(chinese.title).toMatch(/\p{Script=Han}/u);
    for (const { reason } of chinese.sealed) expect(reason).toMatch(/\p{Script=Han}/u);
    for (const { reason } of design.sealed) expect(reason).not.toMatch(/\p{Script=Han}/u);
  });

  test.each([
    ['that is not shipped', 'no.page'],
    ['that is a part of others', 'account.ownDetails'],
    ['that is edited elsewhere: a form', 'integrate.directoryForm'],
    ['that has the name of a property of objects', 'constructor'],
  ])('a document %s is not found', async (_title, document) => {
    const answer = await api.visitor().call('getDesign', { document }, { token: owner.token });
    expect(answer).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('all name the same kit', async () => {
    const kits = [await designOf(root), await designOf(owner, 'session.login')].map(({ kit }) => kit);
    expect(kits[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(kits[1]).toBe(kits[0]);
  });
});
