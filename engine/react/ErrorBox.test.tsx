import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type CompiledDocument, type CompiledNode, type Expr, engineErrors } from '#engine/document';
import englishErrors from '../document/messages.en-US.json';
import ownEnglish from './messages.en-US.json';
import { ownMessages } from './own-messages.ts';
import { createTestHost, documentOf, renderDocument } from './testing/index.ts';
import { box, press, read, words } from './testing/nodes.ts';
import { plainWidgets } from './testing/plainWidgets.tsx';

const { 'zh-CN': chinese } = ownMessages;
const english = { ...ownEnglish, ...englishErrors };

const show = (nodes: CompiledNode[], options: Parameters<typeof createTestHost>[0] = {}) =>
  renderDocument(
    documentOf(box([words('before', 'before'), ...nodes, words('after', 'after')]), {
      state: { n: { type: 'integer', default: 0 } },
    }),
    {
      host: createTestHost({ widgets: plainWidgets(), ...options }),
    },
  );
const broken = (part: unknown): CompiledNode => part as CompiledNode;

describe('an error box', () => {
  test.each<[string, CompiledNode, string]>([
    ['an unknown widget', { id: 'x', widget: 'Nope' }, 'ENGINE_WIDGET_UNKNOWN'],
    ['the widget "constructor"', { id: 'x', widget: 'constructor' }, 'ENGINE_WIDGET_UNKNOWN'],
    ['the widget "__proto__"', { id: 'x', widget: '__proto__' }, 'ENGINE_WIDGET_UNKNOWN'],
    ['a widget that crashes', { id: 'x', widget: 'Crash' }, 'ENGINE_WIDGET_CRASHED'],
    ['a broken expression', words('x', ['eval'] as unknown as Expr), 'ENGINE_EXPRESSION_BROKEN'],
    ['a broken condition', words('x', 'x', { when: broken('yes') as unknown as Expr }), 'ENGINE_EXPRESSION_BROKEN'],
    ['a node that is null', broken(null), 'ENGINE_WIDGET_UNKNOWN'],
    ['a node that is a list', broken([]), 'ENGINE_WIDGET_UNKNOWN'],
    [
      'a fault of the compiler',
      { id: 'x', widget: 'Words', fault: { code: 'PAGE_PROP_UNKNOWN', pointer: '/body/x', message: 'No such prop.' } },
      'PAGE_PROP_UNKNOWN',
    ],
  ])('P22 %s is shown in its own box, and its neighbours render', async (_, node, code) => {
    const { screen } = await show([node]);
    await expect.element(page.getByText(code)).toBeVisible();
    expect(screen.container.textContent?.startsWith('before')).toBe(true);
    expect(screen.container.textContent?.endsWith('after')).toBe(true);
  });

  test('P22 a broken container shows its error, and what is inside it while its condition is true', async () => {
    const diagnostic = { code: 'PAGE_PROP_TYPE', pointer: '/body/x', message: 'A text is wanted.' };
    const isOne: Expr = ['op', '==', read('state', 'n'), ['lit', 1]];
    const more = press('more', [{ do: 'setState', path: ['state', 'n'], value: 1 }]);
    const inner = [words('child', 'child'), broken(null), words('last', read('state', 'n'))];
    const { screen } = await show([
      more,
      box(inner, { id: 'always', fault: diagnostic, freeSlots: ['default'] }),
      box([words('column', 'a column')], { id: 'bound', fault: diagnostic, freeSlots: [] }),
      box([words('later', 'later')], { id: 'when', fault: diagnostic, freeSlots: ['default'], when: isOne }),
      box([words('never', 'never')], {
        id: 'odd',
        fault: diagnostic,
        freeSlots: ['default'],
        when: ['eval'] as unknown as Expr,
      }),
    ]);
    const codes = () =>
      [...screen.container.querySelectorAll('[data-fault]')].map((element) => element.getAttribute('data-fault'));
    await expect.element(page.getByText('child', { exact: true })).toBeVisible();
    await expect.element(page.getByText('0', { exact: true })).toBeVisible();
    const own = 'PAGE_PROP_TYPE';
    expect(codes()).toEqual([own, 'ENGINE_WIDGET_UNKNOWN', own, own, own]);
    expect(screen.container.textContent).not.toContain('later');
    expect(screen.container.textContent).not.toContain('a column');
    await page.getByRole('button', { name: 'more' }).click();
    await expect.element(page.getByText('later', { exact: true })).toBeVisible();
    await expect.element(page.getByText('1', { exact: true })).toBeVisible();
    expect(screen.container.textContent).not.toContain('never');
    expect(screen.container.textContent?.endsWith('after')).toBe(true);
  });

  test('P22 a broken node shows its fallback instead', async () => {
    const { screen } = await show([{ id: 'x', widget: 'Crash', fallback: words('y', 'instead') }]);
    expect(screen.container.textContent).toBe('beforeinsteadafter');
  });

  test('P22 a fallback that is broken itself shows its own error', async () => {
    await show([{ id: 'x', widget: 'Nope', fallback: { id: 'y', widget: 'Crash' } }]);
    await expect.element(page.getByText('ENGINE_WIDGET_CRASHED')).toBeVisible();
  });

  test('P22 a crashed widget is tried again when its inputs change', async () => {
    const node: CompiledNode = {
      id: 'x',
      widget: 'Crash',
      props: { when: { $: ['op', '==', read('state', 'n'), ['lit', 0]] } },
    };
    const { screen } = await show([node, press('mend', [{ do: 'setState', path: ['state', 'n'], value: 1 }])]);
    await expect.element(page.getByText('ENGINE_WIDGET_CRASHED')).toBeVisible();
    await screen.getByRole('button').click();
    await expect.element(page.getByText('whole again')).toBeVisible();
  });

  test('P22 a widget whose code cannot be fetched says so, and the rest of the page is not held up', async () => {
    const widgets = { ...plainWidgets(), Far: () => Promise.reject(new Error('offline')) };
    const host = createTestHost({ widgets });
    const screen = await renderDocument(
      documentOf(box([words('w', 'here'), { id: 'far', widget: 'Far' }]), { widgets: ['Box', 'Words'] }),
      { host },
    );
    await expect.element(page.getByText('ENGINE_WIDGET_UNLOADED')).toBeVisible();
    expect(screen.screen.container.textContent?.startsWith('here')).toBe(true);
  });

  test('P22 ten thousand levels, of nodes or of an expression, end in an error; the page stays', async () => {
    let nodes: CompiledNode = words('leaf', 'leaf');
    let expression: unknown = ['lit', true];
    for (let level = 0; level < 10_000; level += 1) {
      nodes = { id: 'level', widget: 'Box', slots: { default: [nodes] } };
      expression = ['not', expression];
    }
    const document = documentOf(box([]));
    const deep = broken({ id: 'deep', widget: 'Words', when: expression });
    document.body = box([words('before', 'before'), nodes, deep, words('after', 'after')]);
    const { screen } = await renderDocument(document, { host: createTestHost({ widgets: plainWidgets() }) });
    expect(screen.container.textContent?.startsWith('before')).toBe(true);
    expect(screen.container.textContent?.endsWith('after')).toBe(true);
    expect(screen.container.querySelectorAll('[data-fault]')).toHaveLength(2);
  });

  test('P22 a page whose root no role may see says that there is nothing', async () => {
    await renderDocument(documentOf(box([], { roles: [] })), { host: createTestHost({ widgets: plainWidgets() }) });
    await expect.element(page.getByText('There is nothing on this page for you to see.')).toBeVisible();
  });

  test.each([[{}], [[]], [null], [1], [{ format: 2 }], [{ format: 1 }], ['x']])(
    'P22 the document %j is no blank page',
    async (document) => {
      const host = createTestHost({ widgets: plainWidgets() });
      const { screen } = await renderDocument(Object.assign(Object(document), { widgets: [] }) as CompiledDocument, {
        host,
      });
      expect(screen.container.querySelector('[data-fault]')?.textContent).toContain('ENGINE_');
    },
  );

  test('names the node, and is written in the language of the page', async () => {
    await show([{ id: 'thing', widget: 'Nope' }], { messages: chinese });
    await expect.element(page.getByText('没有名为“Nope”的组件。')).toBeVisible();
    await expect.element(page.getByText('节点 thing')).toBeVisible();
  });

  test('every error of the engine has a text in both languages, and a hint where the catalogue has one', () => {
    for (const [code, text] of Object.entries(engineErrors)) {
      const keys = [`engine.error.${code}`, ...('hint' in text ? [`engine.error.${code}.hint`] : [])];
      for (const key of keys) {
        expect(english, key).toHaveProperty([key]);
        expect(chinese, key).toHaveProperty([key]);
      }
      expect(english).toHaveProperty([`engine.error.${code}`], text.message);
    }
  });
});
