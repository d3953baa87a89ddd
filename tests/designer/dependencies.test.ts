import { beforeAll, expect, test } from 'vitest';
import { type CheckContext, createCompilation } from '#engine/compiler';
import type { DocumentSource, NodeSource } from '#engine/document';
import { expectWholeRun, loadProduct } from './whole-run.ts';

const words = (text: string) => ({ t: { 'en-US': text, 'zh-CN': text } });
const text = (id: string, more: Partial<NodeSource> = {}): NodeSource => ({
  id,
  widget: 'Text',
  props: { text: words(id) },
  ...more,
});
const stack = (id: string, children: NodeSource[], more: Partial<NodeSource> = {}): NodeSource => ({
  id,
  widget: 'Stack',
  slots: { default: children },
  ...more,
});
const press = (id: string, action: { do: string; [name: string]: unknown }): NodeSource => ({
  id,
  widget: 'Button',
  props: { label: words(id) },
  on: { click: [action] },
});

/** With data and something to do when it is shown, which depend on what is around its node. */
const fragment: DocumentSource = {
  kind: 'fragment',
  version: 2,
  id: 'x.facts',
  params: { name: { type: 'string', default: '' } },
  state: { open: { type: 'boolean', default: false } },
  data: { me: { call: 'getUserInfo' } },
  load: [{ do: 'setState', path: 'state.open', value: true }],
  body: text('root', { when: 'state.open' }),
};
const broken: DocumentSource = { ...fragment, id: 'x.broken', body: text('root', { when: 'state.none' }) };

const page = (...children: NodeSource[]): DocumentSource => ({
  kind: 'page',
  version: 2,
  id: 'x.page',
  route: '/x/page',
  title: words('Page'),
  state: { name: { type: 'string', default: '' }, count: { type: 'number', default: 0 } },
  data: { list: { call: 'listDepartments' } },
  actions: { first: [{ do: 'refresh', data: 'list' }] },
  dialogs: { ask: { title: words('Ask'), params: { id: { type: 'string', default: '' } }, body: text('asked') } },
  body: stack('root', children),
});

/** The document that is opened, and the changes, each of the document before. */
type Scenario = [title: string, before: DocumentSource, ...changes: ((document: DocumentSource) => unknown)[]];

const children = ({ body }: DocumentSource): NodeSource[] => body?.slots?.['default'] ?? [];
const add = (document: DocumentSource, index: number, node: NodeSource): unknown =>
  children(document).splice(index, 0, node);

const scenarios: Scenario[] = [
  [
    'an action names a node that comes and goes',
    page(stack('one', [press('button', { do: 'focus', node: 'late' })])),
    (document) => add(document, 0, text('late')),
    (document) => children(document).shift(),
  ],
  [
    'the data of a fragment wait for a condition and roles that a node around it gets',
    page(stack('one', [stack('two', [{ id: 'facts', fragment: 'x.facts' }])])),
    (document) => Object.assign(children(document)[0] ?? {}, { when: 'state.count > 1' }),
    (document) => Object.assign(children(document)[0] ?? {}, { roles: 'accountAdmins' }),
  ],
  [
    'a broken node stands behind one that comes',
    page(text('one'), stack('two', [text('three', { when: 'state.none' })])),
    (document) => add(document, 0, text('new')),
    (document) => children(document).reverse(),
  ],
  [
    'a fragment with diagnostics is reported where it is used first',
    page(stack('one', [{ id: 'a', fragment: 'x.broken' }]), stack('two', [{ id: 'b', fragment: 'x.broken' }])),
    (document) => children(document).reverse(),
    (document) => children(document).pop(),
  ],
  [
    'a dialog needs more than its callers give',
    page(stack('one', [press('button', { do: 'openDialog', dialog: 'ask' })])),
    (document) => Object.assign(document.dialogs?.['ask']?.params ?? {}, { name: { type: 'string' } }),
    (document) => Object.assign(document.dialogs ?? {}, { more: document.dialogs?.['ask'], ask: undefined }),
  ],
  [
    'named actions, data and state get other names and types',
    page(
      press('run', { do: 'run', actions: 'first' }),
      press('refresh', { do: 'refresh', data: 'list' }),
      text('counted', { when: 'state.count > 1' }),
      text('failed', { when: 'failed.list != null' }),
    ),
    (document) => Object.assign(document, { actions: { second: document.actions?.['first'] ?? [] } }),
    (document) => Object.assign(document, { data: { other: document.data?.['list'] } }),
    (document) => Object.assign(document.state ?? {}, { count: { type: 'string' } }),
  ],
  [
    'a failure is shown by nobody any more',
    page(stack('one', [text('failed', { when: 'failed.list != null' })]), text('two')),
    (document) => children(document).shift(),
  ],
  [
    'two nodes have the same id for a while',
    page(stack('one', [text('twin')]), stack('two', [text('other')])),
    (document) => Object.assign(children(document)[1]?.slots?.['default']?.[0] ?? {}, { id: 'twin' }),
    (document) => Object.assign(children(document)[1]?.slots?.['default']?.[0] ?? {}, { id: 'third' }),
  ],
  [
    'the document becomes another one and too large',
    page(text('one')),
    (document) => Object.assign(document, { id: 'x.other' }),
    (document) => Object.assign(document, { route: `/${'x'.repeat(2_000_000)}` }),
    (document) => Object.assign(document, { route: '/x/page' }),
  ],
];

let context: CheckContext;

beforeAll(async () => {
  const { product } = await loadProduct();
  const own = new Map([fragment, broken].map((document) => [document.id, document]));
  const find = (id: string): DocumentSource | undefined => own.get(id) ?? product.documents(id);
  context = { ...product, documents: find, shipped: false };
});

test.each(scenarios)('P48 a whole run says the same when %s', (_, before, ...changes) => {
  const compilation = createCompilation(before, context);
  let document = before;
  for (const change of changes) {
    document = structuredClone(document);
    change(document);
    expectWholeRun(compilation, document, context);
  }
  // And back again, as undoing does.
  expectWholeRun(compilation, before, context);
});

test('P48 a shipped node that is moved keeps its rights only where it stood', () => {
  const shipped = page(
    stack('one', [press('go', { do: 'navigate', to: '/x' }), { id: 'facts', fragment: 'x.facts' }]),
    stack('two', [text('other')]),
  );
  const base = (id: string) => (id === shipped.id ? shipped : context.documents(id));
  const around = { ...context, base, changes: '1' };
  const compilation = createCompilation(shipped, around);
  const moved = structuredClone(shipped);
  const [one, two] = children(moved);
  two?.slots?.['default']?.push(...(one?.slots?.['default']?.splice(0) ?? []));
  expectWholeRun(compilation, moved, around);
  expect(JSON.stringify(compilation.current.document)).toContain('"changed":true');
  expectWholeRun(compilation, shipped, around);
  expect(JSON.stringify(compilation.current.document)).not.toContain('"changed":true');
});
