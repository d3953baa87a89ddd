import { gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompiledJson, createDocumentWorks, readKit, type WrittenKit } from '#engine/checker';
import type { CompiledDocument, DocumentSource } from '#engine/document';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { createEditor, type Editor, forgetConfiguration } from './configuration-calls.ts';
import { signInAs } from './sign-in-as.ts';

const text = { t: { 'zh-CN': '你好', 'en-US': 'Hello' } };
const noteIn = (parent: string) => ({
  op: 'insert',
  parent,
  slot: 'default',
  value: { id: 'x.note', widget: 'Text', props: { text } },
});

describeOnEachDatabase('the kit of the designer', (open) => {
  let api: Api;
  let owner: Editor;
  let kit: WrittenKit;
  beforeAll(async () => {
    api = await startApi(await open());
    owner = await createEditor(api, 'owner', { kind: 'overlay', key: 'errors.404' });
    const { hash } = await api.services.documents.kit();
    const { bytes } = await api.visitor().call('getDesignKit', { hash }, { token: owner.token });
    kit = JSON.parse(bytes.toString());
    return () => api.close();
  });
  beforeEach(() => forgetConfiguration(api));

  async function designOf(document: string): Promise<Schemas['Design']> {
    const { data } = await api.visitor().call('getDesign', { document }, { token: owner.token });
    // Safe: answers are validated against the contract.
    return data as Schemas['Design'];
  }

  test('CFG-13 is for all who are signed in, who may keep it for ever; another hash is not found', async () => {
    const { kit: hash } = await designOf('errors.404');
    const answer = await api.visitor().call('getDesignKit', { hash }, { token: owner.token });
    expect([answer.status, answer.headers['cache-control'], answer.headers['etag']]).toEqual([
      200,
      'private, max-age=31536000, immutable',
      `"${hash}"`,
    ]);
    const visitor = api.visitor();
    const { accessToken: token } = await signInAs(visitor, 'user');
    expect((await visitor.call('getDesignKit', { hash }, { token })).status).toBe(200);
    expect((await visitor.call('getDesignKit', { hash })).status).toBe(401);
    const other = await api.visitor().call('getDesignKit', { hash: '0'.repeat(64) }, { token: owner.token });
    expect(other).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('is sent compressed to those who read that, and says the same to all', async () => {
    const { hash } = await api.services.documents.kit();
    const url = `/api/wp/design/kit/${hash}`;
    const read = (encoding: string) =>
      api.app.inject({ url, headers: { authorization: `Bearer ${owner.token}`, 'accept-encoding': encoding } });
    const packed = await read('gzip, deflate, br');
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['gzip', 'accept-encoding']);
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(kit);
    const plain = await read('identity, gzip;q=0');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.json()).toEqual(kit);
  });

  test('P2 holds what is shipped, and nothing that a workspace or the platform has made', async () => {
    await owner.release({ operations: [noteIn('page')] });
    const again = await api.services.documents.kit();
    expect(JSON.parse(gunzipSync(again.gzip).toString())).toEqual(kit);
    expect(Object.keys(kit).sort()).toEqual(['actions', 'contract', 'documents', 'messages', 'roleSets', 'widgets']);
    for (const [id, source] of Object.entries(kit.documents))
      expect(api.services.documents.source(id), id).toEqual(source);
  });

  test('P49 what it compiles of a draft is what readers get once that is published, and it finds what the server refuses', async () => {
    const works = createDocumentWorks(readKit(kit));
    const { base, changed, base_hash, document: id } = await designOf('errors.404');
    const operations = [noteIn('page')];
    // Safe: each work answers with what it is for.
    const { document } = works({
      do: 'apply',
      id,
      base: base as unknown as DocumentSource,
      old: undefined,
      isOther: false,
      overlay: { operations: operations as never },
    }) as { document: DocumentSource };
    await owner.release({ document: id, base: base_hash, operations });
    const visitor = api.visitor('acme.localhost:4300');
    const pages = (await visitor.call('listPages')).data as Schemas['PageEntry'][];
    for (const locale of ['en-US', 'zh-CN']) {
      const hash = pages.find((page) => page.id === id)?.hash[locale];
      const { changes }: CompiledDocument = JSON.parse((await visitor.call('getDocument', { hash })).bytes.toString());
      const compiled = works({
        do: 'compile',
        source: document,
        changed: changed as never,
        locale,
        changes: changes ?? '',
      });
      expect((compiled as CompiledJson).hash).toBe(hash);
    }
    const logout = { id: 'x.out', widget: 'Button', props: { label: text }, on: { click: [{ do: 'signOut' }] } };
    const refused = { ...document, body: { ...document.body, slots: { default: [logout] } } };
    expect(works({ do: 'rights', document: refused as DocumentSource })).toMatchObject([{ code: 'CHANGE_CALL' }]);
  });
});
