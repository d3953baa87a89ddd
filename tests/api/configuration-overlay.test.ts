import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { nodeOf } from './node-of.ts';
import {
  configurationOf,
  createEditor,
  type Editor,
  diagnosticsOf,
  forgetConfiguration,
} from './configuration-calls.ts';

type Operation = Record<string, unknown>;

const text = { t: { 'zh-CN': '你好', 'en-US': 'Hello' } };
const note = { id: 'x.note', widget: 'Text', props: { text } };

describeOnEachDatabase('overlay of the sign-in page', (open) => {
  let api: Api;
  let root: Editor;
  let owner: Editor;
  beforeAll(async () => {
    api = await startApi(await open());
    const ref = { kind: 'overlay', key: 'session.login' };
    root = await createEditor(api, 'root', ref);
    owner = await createEditor(api, 'owner', ref);
    return () => api.close();
  });
  beforeEach(() => forgetConfiguration(api));

  const save = (...operations: Operation[]) => root.save({ operations });

  /** Ids of the document as a visitor gets it, in order. */
  async function visitorsNodes(host?: string): Promise<string[]> {
    const visitor = api.visitor(host);
    const { data } = await visitor.call('listPages');
    // Safe: answers are validated against the contract.
    const pages = data as { id: string; hash: Record<string, string> }[];
    const hash = pages.find(({ id }) => id === 'session.login')?.hash['en-US'];
    const { bytes } = await visitor.call('getDocument', { hash });
    return [...bytes.toString().matchAll(/"id":"([\w.-]+)","widget"/g)].map(([, id]) => id ?? '');
  }

  test('nodes can be added, moved and hidden, and the next visitor sees it once it is published', async () => {
    const operations = [
      { op: 'insert', parent: 'card', slot: 'default', after: 'titles', value: note },
      { op: 'move', node: 'footer', parent: 'backdrop', slot: 'default', after: 'header' },
      { op: 'remove', node: 'subtitle' },
      { op: 'set', node: 'username', path: ['props', 'label'], value: text, was: { t: 'session.login.username' } },
    ];
    const shipped = await visitorsNodes();
    const saved = configurationOf(await save(...operations));
    expect(saved).toMatchObject({ draft: { operations }, inherited: null });
    expect(saved.changes.map(({ label, was, now }) => [label, was, now])).toEqual([
      ['“你好”的 label', '用户名', '你好'],
      ['移动：“footer”', '“layout”之后', '“header”之后'],
      ['新增：Text“你好”', null, '“titles”之后'],
      ['移除：Text“使用您的工作区账号继续”', '使用您的工作区账号继续', null],
    ]);
    expect(saved.changes[0]?.pointer).toMatch(/^\/body(\/[\w]+)+\/props\/label$/);
    expect(await visitorsNodes()).toEqual(shipped);
    await root.publish();
    const changed = await visitorsNodes();
    expect(changed).toContain('x.note');
    expect(changed).not.toContain('subtitle');
    expect(changed.indexOf('footer')).toBeLessThan(changed.indexOf('layout'));
  });

  test('P45 a changed page sends no further answers along, and the count is refused before the rights are looked at', async () => {
    const source = { call: 'getLoginPage', preload: true };
    const added = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ op: 'set', path: ['data', `more${index}`], value: source }));
    const codes = async (count: number) => diagnosticsOf(await save(...added(count))).map(({ code }) => code);
    expect(await codes(1)).toContain('CHANGE_PRELOAD');
    expect(await codes(9)).toEqual(['PAGE_PRELOADS']);
  });

  test("a workspace's changes lie over the platform's", async () => {
    await root.release({ operations: [{ op: 'insert', parent: 'card', slot: 'default', value: note }] });
    expect((await owner.get()).inherited).toMatchObject({ operations: [{ op: 'insert' }] });
    await owner.release({
      operations: [
        { op: 'insert', parent: 'card', slot: 'default', after: 'x.note', value: { ...note, id: 'x.more' } },
      ],
    });
    const [own, others] = [await visitorsNodes('acme.localhost:4300'), await visitorsNodes()];
    expect(own.slice(own.indexOf('x.note'))).toEqual(expect.arrayContaining(['x.note', 'x.more']));
    expect(others).toContain('x.note');
    expect(others).not.toContain('x.more');
  });

  describe('what people sign in with stays', () => {
    const hidden = { $: 'false' };
    test.each<[string, Operation, string?]>([
      ['removing the username', { op: 'remove', node: 'username' }, '/operations/0'],
      ['removing the password', { op: 'remove', node: 'password' }, '/operations/0'],
      ['removing the button', { op: 'remove', node: 'submit' }, '/operations/0'],
      ['removing what holds them', { op: 'remove', node: 'card' }, '/operations/0'],
      ['moving the button', { op: 'move', node: 'submit', parent: 'footer', slot: 'default' }, '/operations/0'],
      ['moving the form', { op: 'move', node: 'form', parent: 'safe', slot: 'default' }, '/operations/0'],
      ['hiding the username', { op: 'set', node: 'username', path: ['when'], value: 'false' }],
      ['hiding the form', { op: 'set', node: 'form', path: ['when'], value: 'false' }],
      ['hiding everything', { op: 'set', node: 'backdrop', path: ['roles'], value: 'system' }],
      ['disabling the button', { op: 'set', node: 'submit', path: ['props', 'disabled'], value: true }],
      [
        'a button that submits nothing',
        { op: 'set', node: 'submit', path: ['props', 'type'], value: 'button', was: 'submit' },
      ],
      [
        'another binding of the password',
        { op: 'set', node: 'password', path: ['bind'], value: 'state.username', was: 'state.password' },
      ],
      [
        'an empty label',
        {
          op: 'set',
          node: 'username',
          path: ['props', 'label'],
          value: { t: { 'zh-CN': ' ', 'en-US': '' } },
          was: { t: 'session.login.username' },
        },
      ],
      [
        'a computed label',
        { op: 'set', node: 'username', path: ['props', 'label'], value: hidden, was: { t: 'session.login.username' } },
      ],
      ['no label', { op: 'unset', node: 'username', path: ['props', 'label'], was: { t: 'session.login.username' } }],
      ['a page for signed-in people only', { op: 'set', path: ['roles'], value: 'signedIn', was: 'public' }],
    ])('%s is refused', async (_title, operation, pointer = undefined) => {
      const refused = await save(operation);
      expect(refused).toMatchObject({ status: 422, code: 'document_invalid' });
      expect(diagnosticsOf(refused).map(({ code }) => code)).toContain('OVERLAY_PROTECTED');
      for (const diagnostic of diagnosticsOf(refused))
        expect(diagnostic.pointer).toBe(`/value${pointer ?? diagnostic.pointer.slice('/value'.length)}`);
      expect(await root.get()).toMatchObject({ version: 0, draft: null });
    });

    test('another action of the form, and leaving the page at once, are refused', async () => {
      const shipped = api.services.documents.source('session.login');
      const value = [{ do: 'navigate', to: '/404' }];
      for (const operation of [
        { op: 'set', node: 'form', path: ['on', 'submit'], value, was: nodeOf(shipped?.body, 'form')?.on?.['submit'] },
        { op: 'set', path: ['load'], value, was: shipped?.load },
      ]) {
        expect(diagnosticsOf(await save(operation)).map(({ code }) => code)).toEqual(['OVERLAY_PROTECTED']);
      }
    });
  });

  test.each<[string, Operation, string]>([
    ['an unknown operation', { op: 'replace', node: 'logo' }, '/value/operations/0/op'],
    [
      'a path through a prototype',
      { op: 'set', node: 'logo', path: ['constructor', 'prototype'], value: 1 },
      '/value/operations/0/path',
    ],
    [
      'a node without x.',
      { op: 'insert', parent: 'card', slot: 'default', value: { ...note, id: 'note' } },
      '/value/operations/0/value/id',
    ],
    [
      'a node that does not exist',
      { op: 'set', node: 'nowhere', path: ['props', 'a'], value: 1 },
      '/value/operations/0',
    ],
    [
      'a value that is another one meanwhile',
      { op: 'set', node: 'header', path: ['props', 'justify'], value: 'start', was: 'center' },
      '/value/operations/0',
    ],
    [
      'an unknown widget',
      { op: 'insert', parent: 'card', slot: 'default', value: { ...note, widget: 'Txet' } },
      '/value/operations',
    ],
  ])('P20 P21 %s is refused at its place', async (_title, operation, pointer) => {
    const refused = await save(operation);
    expect(refused).toMatchObject({ status: 422, code: 'document_invalid' });
    expect(diagnosticsOf(refused)).toMatchObject([{ pointer, code: expect.stringMatching(/^(PAGE|OVERLAY)_/) }]);
    expect((await root.get()).version).toBe(0);
  });

  test('P20 an address that runs code is refused', async () => {
    const link = { id: 'x.link', widget: 'Link', props: { label: text, href: 'javascript:alert(1)' } };
    const refused = await save({ op: 'insert', parent: 'card', slot: 'default', value: link });
    expect(refused).toMatchObject({ status: 422, code: 'document_invalid' });
    expect(diagnosticsOf(refused).map(({ code }) => code)).toContain('PAGE_URL_UNSAFE');
  });

  test.each([
    ['no list of words', { enum: 5 }],
    ['no list of parts', { allOf: 5 }],
    ['nothing to choose from', { anyOf: [null] }],
    ['no properties', { properties: null }],
  ])(
    'P22 a state field with a broken schema is refused, and nothing is there to publish: %s',
    async (_title, schema) => {
      const field = { type: 'string', schema };
      const refused = await save({ op: 'set', path: ['state', 'extra'], value: field });
      expect(refused).toMatchObject({ status: 422, code: 'document_invalid' });
      expect(diagnosticsOf(refused)).toMatchObject([
        { pointer: '/value/operations', code: expect.stringMatching(/^PAGE_/) },
      ]);
      expect(await root.publish()).toMatchObject({ code: 'nothing_to_publish' });
    },
  );

  test('an overlay names its own document or none', async () => {
    const refused = await root.save({ document: 'errors.404', operations: [] });
    expect(diagnosticsOf(refused)).toMatchObject([{ pointer: '/value/document' }]);
    expect((await root.save({ document: 'session.login', operations: [] })).status).toBe(200);
  });
});
