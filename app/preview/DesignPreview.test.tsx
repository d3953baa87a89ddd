import '#app/theme/all.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { CompiledDocument, CompiledNode } from '#engine/document';
import { actionRegistry } from '#engine/actions';
import { createRegistry } from '#engine/runtime';
import { widgetRegistry } from '#widgets';
import type { DesignView, Layout } from '#widgets/kit/preview/messages.ts';
import { documentOf } from '../../engine/react/testing/index.ts';
import { read } from '../../engine/react/testing/nodes.ts';
import { widgetMessages } from '#tests/widgets/widget-messages.ts';
import engineMessages from '../../engine/react/generated/messages.en-US.json';
import type { Boot } from '../session/boot.ts';
import { DesignPreview } from './DesignPreview.tsx';

// The frame's own data block; a preview reads the texts and the interval of presses only.
const messages = { ...engineMessages, ...widgetMessages('en-US') };
const boot = { locale: 'en-US', locales: ['en-US'], messages, env: {}, pages: [], preloaded: [] } as unknown as Boot;
const registry = createRegistry({ widgets: widgetRegistry, actions: actionRegistry });
const text = (id: string, value: unknown, more: Partial<CompiledNode> = {}): CompiledNode => ({
  id,
  widget: 'Text',
  props: { text: value as string },
  ...more,
});
const stack = (nodes: CompiledNode[]): CompiledNode => ({ id: 'root', widget: 'Stack', slots: { default: nodes } });

/** Shows a document to its designer, and keeps what the embedding page hears. */
async function show(
  document: CompiledDocument,
  view: Partial<DesignView> = {},
  answer?: (id: string) => Promise<unknown>,
) {
  const layouts: Layout[] = [];
  const asked: [string, unknown][] = [];
  // Those of dialogs too, so that no test waits for their code.
  await registry.loadWidgets([...document.widgets, 'Dialog', 'Drawer']);
  const embedder = {
    setLocale: () => undefined,
    showLayout: (layout: Layout) => void layouts.push(layout),
    call(id: string, args: object) {
      asked.push([id, args]);
      return answer?.(id) ?? Promise.resolve(null);
    },
  };
  const element = (shown: CompiledDocument, more: Partial<DesignView> = {}) => (
    <DesignPreview
      boot={boot}
      registry={registry}
      embedder={embedder}
      // A copy, as each message brings one.
      content={structuredClone({
        document: shown,
        answers: [],
        design: {
          user: { roles: ['APP_USER'], name: 'Ada' },
          env: {},
          windowHeight: 900,
          reloads: 0,
          ...view,
          ...more,
        },
      })}
    />
  );
  const screen = await render(element(document));
  return {
    screen,
    layouts,
    asked,
    rerender: (shown: CompiledDocument, more?: Partial<DesignView>) => screen.rerender(element(shown, more)),
    box: (id: string) => layouts.at(-1)?.boxes.find((found) => found.id === id),
  };
}

/** Long enough for every frame, observer and transition that is still to come. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 600));

test('P49 the embedding page learns where the nodes are, again when they moved, and nothing in between', async () => {
  const page = documentOf(stack([text('first', 'one'), text('second', 'two')]));
  const { screen, layouts, box, rerender } = await show(page);
  await expect
    .poll(() => layouts.at(-1)?.boxes.map(({ id, around }) => [id, around]))
    .toEqual([
      ['root', []],
      ['first', ['root']],
      ['second', ['root']],
    ]);
  const { x, y, width, height } = screen.getByText('two').element().getBoundingClientRect();
  const rounded = [x + scrollX, y + scrollY, width, height].map((pixels) => Math.round(pixels * 100) / 100);
  const { id: _, around: __, ...edges } = box('second') ?? {};
  expect(Object.values(edges)).toEqual(rounded);
  await quiet();
  const posted = layouts.length;
  // The same document in another copy moves nothing.
  await rerender(page);
  await quiet();
  expect(layouts).toHaveLength(posted);
  const before = box('second')?.y ?? 0;
  screen.getByText('one').element().setAttribute('style', 'height: 300px');
  await expect.poll(() => (box('second')?.y ?? 0) - before).toBeGreaterThan(200);
  expect(layouts.at(-1)?.size.height).toBeGreaterThan(300);
});

test('P49 what the page reads is asked of the embedding page, with its failures', async () => {
  const data = {
    env: { call: 'getEnvironment', with: { 'env-url': 'x' } },
    departments: { call: 'listDepartments' },
  };
  const nodes = [
    text('name', { $: read('data', 'env', 'name') }),
    text('code', { $: read('failed', 'departments', 'code') }),
    text('user', { $: read('user', 'name') }),
  ];
  const { screen, asked } = await show(documentOf(stack(nodes), { data } as never), {}, (id) =>
    id === 'getEnvironment'
      ? Promise.resolve({ name: 'Acme' })
      : Promise.reject(Object.assign(new Error('No.'), { code: 'role_forbidden' })),
  );
  await expect.element(screen.getByText('Acme')).toBeInTheDocument();
  await expect.element(screen.getByText('role_forbidden')).toBeInTheDocument();
  await expect.element(screen.getByText('Ada')).toBeInTheDocument();
  expect(asked).toEqual([
    ['getEnvironment', { 'env-url': 'x' }],
    ['listDepartments', {}],
  ]);
});

test('P49 an edited page asks for nothing that it has read, and an edited state begins with its new default', async () => {
  const page = (word: string, start: string, more: object = {}) =>
    documentOf(
      stack([
        text('word', word),
        text('state', { $: read('state', 'start') }),
        text('n', { $: read('data', 'n') }),
        text('failed', { $: read('failed', 'refused', 'code') }),
      ]),
      {
        state: { start: { type: 'string', default: start } },
        data: { n: { call: 'getEnvironment', ...more }, refused: { call: 'listDepartments' } },
      },
    );
  let times = 0;
  const { screen, rerender, asked } = await show(page('one', 'then'), {}, (id) => {
    if (id === 'listDepartments') return Promise.reject(Object.assign(new Error('No.'), { code: 'role_forbidden' }));
    times += 1;
    return Promise.resolve(`answer ${times}`);
  });
  await expect.element(screen.getByText('answer 1')).toBeInTheDocument();
  await rerender(page('two', 'then'));
  await expect.element(screen.getByText('two')).toBeInTheDocument();
  await rerender(page('two', 'now'));
  await expect.element(screen.getByText('now')).toBeInTheDocument();
  await expect.element(screen.getByText('answer 1')).toBeInTheDocument();
  await expect.element(screen.getByText('role_forbidden')).toBeInTheDocument();
  // Another person sees other nodes, with the same data.
  await rerender(page('two', 'now'), { user: { roles: [], name: 'Bob' } });
  await quiet();
  expect(asked).toHaveLength(2);
  await rerender(page('two', 'now', { with: { 'env-url': 'x' } }));
  await expect.element(screen.getByText('answer 2')).toBeInTheDocument();
  expect(asked.slice(2)).toEqual([['getEnvironment', { 'env-url': 'x' }]]);
});

test('P49 the data of a page are read anew when the designer wants that', async () => {
  const page = documentOf(stack([text('n', { $: read('data', 'n') })]), { data: { n: { call: 'getEnvironment' } } });
  let times = 0;
  const { screen, rerender, asked } = await show(page, {}, async () => {
    times += 1;
    return `answer ${times}`;
  });
  await expect.element(screen.getByText('answer 1')).toBeInTheDocument();
  await rerender(page, { reloads: 1 });
  await expect.element(screen.getByText('answer 2')).toBeInTheDocument();
  await rerender({ ...page, title: 'Edited' }, { reloads: 1 });
  await quiet();
  expect(asked).toHaveLength(2);
});

test('P49 what is shown stays until a new kind of widget is loaded', async () => {
  const { layouts, box, rerender } = await show(documentOf(stack([text('word', 'one')])));
  await expect.poll(() => box('word')).toBeDefined();
  const before = layouts.length;
  await rerender(documentOf(stack([text('word', 'one'), { id: 'badge', widget: 'Badge', props: { text: 'new' } }])));
  await expect.poll(() => box('badge')).toBeDefined();
  expect(layouts.slice(before).filter(({ boxes }) => boxes.length === 0)).toEqual([]);
});

test('P51 nodes of other roles are not there, until the page is shown to somebody who has them', async () => {
  const page = documentOf(stack([text('all', 'for all'), text('admin', 'for admins', { roles: ['APP_ADMIN'] })]));
  const { layouts, box, rerender } = await show(page);
  await expect.poll(() => layouts.length).toBeGreaterThan(0);
  expect(box('admin')).toBeUndefined();
  await rerender(page, { user: { roles: ['APP_ADMIN'] } });
  await expect.poll(() => box('admin')?.around).toEqual(['root']);
});

test('P49 a dialog or drawer of the document is shown over the page while it is wanted', async () => {
  const page = documentOf(stack([text('under', 'the page')]), {
    dialogs: { ask: { title: 'Really?', body: text('inside', 'in the dialog'), widgets: ['Text'] } },
    drawers: { side: { title: 'Side', body: text('aside', 'in the drawer'), widgets: ['Text'] } },
  });
  const { box, rerender } = await show(page, { open: { kind: 'dialog', name: 'ask' } });
  await expect.poll(() => box('inside')?.around).toEqual([]);
  await rerender({ ...page, title: 'Edited' }, { open: { kind: 'dialog', name: 'ask' } });
  await quiet();
  expect(box('inside')?.around).toEqual([]);
  await rerender(page, { open: { kind: 'drawer', name: 'side' } });
  await expect.poll(() => box('aside')?.around).toEqual([]);
  await expect.poll(() => box('inside')).toBeUndefined();
  await rerender(page, { open: undefined });
  await expect.poll(() => box('aside')).toBeUndefined();
  expect(box('under')).toBeDefined();
});

test('P49 the outlet of a layout is where its page would be', async () => {
  const layout = documentOf(stack([{ id: 'outlet', widget: 'Outlet' }]), { kind: 'layout', widgets: ['Stack'] });
  const { box } = await show(layout);
  await expect.poll(() => box('outlet')?.height).toBeGreaterThanOrEqual(240);
});
