import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { readFileSync } from 'node:fs';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { createEditor, type Editor, forgetConfiguration } from './configuration-calls.ts';
import { signInAs } from './sign-in-as.ts';

const text = { t: { 'zh-CN': '你好', 'en-US': 'Hello' } };
const note = { id: 'x.note', widget: 'Text', props: { text } };

describeOnEachDatabase('places of nodes', (open) => {
  let api: Api;
  let root: Editor;
  let owner: Editor;
  beforeAll(async () => {
    api = await startApi(await open());
    const ref = { kind: 'overlay', key: 'session.login' };
    [root, owner] = [await createEditor(api, 'root', ref), await createEditor(api, 'owner', ref)];
    return () => api.close();
  });
  beforeEach(() => forgetConfiguration(api));

  async function hashOf(id: string): Promise<string> {
    const pages = await api.services.documents.pages({});
    return pages.find((page) => page.id === id)?.hash['en-US'] ?? `no ${id}`;
  }

  async function locationsOf(id: string, token?: string): Promise<Schemas['NodePlaces']> {
    const answer = await api.visitor().call('getDocumentPlaces', { hash: await hashOf(id) }, token ? { token } : {});
    expect(answer.status).toBe(200);
    // Safe: answers are validated against the contract.
    return answer.data as Schemas['NodePlaces'];
  }

  /** The text of the lines from a place on. */
  const linesAt = ({ file = '', line = 0 }: Partial<Schemas['DocumentPlace']>): string =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(line - 1, line + 1)
      .join('\n');

  const locationOf = (locations: Schemas['NodePlaces'], id: string): Schemas['NodePlace'] | undefined =>
    Object.values(locations).find(({ written: [own] }) => own?.file && linesAt(own).includes(`"id": "${id}"`));

  test('each node of a page has its line, also through the fragment that brought it and the part in which it is written', async () => {
    const { accessToken } = await signInAs(api.visitor(), 'owner');
    const locations = await locationsOf('settings.conflicts', accessToken);
    expect(locationOf(locations, 'conflict')).toMatchObject({
      written: [
        { document: 'settings.conflictList', file: 'pages/settings/openConflict.part.json' },
        { document: 'settings.conflicts', file: 'pages/settings/conflicts.page.json' },
      ],
      changed: [],
    });
    const around = locationOf(locations, 'conflict')?.written[1] ?? {};
    expect(linesAt(around)).toContain('"id": "list"');
    expect(Object.keys(locations).some((pointer) => pointer.startsWith('/dialogs/list:edit/body'))).toBe(true);
    expect(Object.values(locations).every(({ written: [own] }) => own?.line !== undefined)).toBe(true);
  });

  test('a node of an overlay has its operation, and a changed one its line and who changed it', async () => {
    await root.release({
      operations: [
        { op: 'set', node: 'username', path: ['props', 'label'], value: text, was: { t: 'session.login.username' } },
        { op: 'insert', parent: 'card', slot: 'default', after: 'titles', value: note },
      ],
    });
    const locations = await locationsOf('session.login');
    expect(locationOf(locations, 'username')?.changed).toEqual([
      { layer: 'platform', operation: 1, op: 'set', path: 'props.label' },
    ]);
    const made = Object.values(locations).filter(({ written: [own] }) => own?.overlay);
    expect(made).toHaveLength(1);
    expect(made[0]?.written[0]?.overlay).toEqual({ layer: 'platform', operation: 2, op: 'insert', path: '' });
    expect(made[0]?.written[0]).not.toHaveProperty('file');
  });

  test("P2 a workspace's own page has no places for others, and nobody is told of a page that is closed to them", async () => {
    await owner.release({ operations: [{ op: 'insert', parent: 'card', slot: 'default', value: note }] });
    const acme = api.visitor('acme.localhost:4300');
    // Safe: answers are validated against the contract.
    const pages = (await acme.call('listPages')).data as Schemas['PageEntry'][];
    const hash = pages.find(({ id }) => id === 'session.login')?.hash['en-US'];
    const own = await acme.call('getDocumentPlaces', { hash });
    expect(own.status).toBe(200);
    expect((await api.visitor().call('getDocumentPlaces', { hash })).status).toBe(404);
    const closed = await hashOf('platform.platformset');
    expect((await api.visitor().call('getDocumentPlaces', { hash: closed })).status).toBe(404);
  });

  test('what was published again has other locations, and the old ones are not found', async () => {
    const hash = await hashOf('session.login');
    await root.release({ operations: [{ op: 'insert', parent: 'card', slot: 'default', value: note }] });
    // As it is shipped, the page is still there for who asks for it so.
    expect((await api.visitor().call('getDocumentPlaces', { hash })).status).toBe(200);
    const changed = await hashOf('session.login');
    await root.rollback(null);
    expect((await api.visitor().call('getDocumentPlaces', { hash: changed })).status).toBe(404);
  });
});

describeOnEachDatabase('places of nodes in production', (open) => {
  test('nothing is said about them', async () => {
    const environment = {
      PAGEWRIGHT_MODE: 'production',
      PAGEWRIGHT_SECRET: 'a secret of a test, 32 characters!',
      PUBLIC_ORIGIN: 'https://pagewright.test',
      DEMO_CAPTCHA: '',
    };
    const api = await startApi(await open(), environment);
    try {
      const pages = await api.services.documents.pages({});
      const hash = pages.find(({ id }) => id === 'session.login')?.hash['en-US'] ?? '';
      expect((await api.visitor().call('getDocument', { hash })).status).toBe(200);
      expect(await api.visitor().call('getDocumentPlaces', { hash })).toMatchObject({ status: 404, code: 'not_found' });
    } finally {
      await api.close();
    }
  });
});
