import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CompiledDocument, CompiledNode } from '#engine/document';
import { createTestHost, documentOf, renderDocument } from './testing/index.ts';
import { box, field, press, read, words } from './testing/nodes.ts';
import { plainWidgets } from './testing/plainWidgets.tsx';

const host = (options: Parameters<typeof createTestHost>[0] = {}) =>
  createTestHost({ widgets: plainWidgets(), ...options });
const show = (
  nodes: CompiledNode[],
  parts: Partial<CompiledDocument> = {},
  options: Parameters<typeof createTestHost>[0] = {},
) => renderDocument(documentOf(box(nodes), parts), { host: host(options) });

describe('a node', () => {
  test('is there while its `when` is true, and no longer', async () => {
    const { screen } = await show(
      [field('name'), words('w', 'hello', { when: ['op', '==', read('state', 'name'), ['lit', 'on']] })],
      {
        state: { name: { type: 'string', default: '' } },
      },
    );
    expect(page.getByText('hello').query()).toBeNull();
    await screen.getByLabelText('name').fill('on');
    await expect.element(page.getByText('hello')).toBeVisible();
    await screen.getByLabelText('name').fill('off');
    await expect.element(page.getByText('hello')).not.toBeInTheDocument();
  });

  test('is there for its roles only', async () => {
    const nodes = [words('all', 'for all'), words('admin', 'for admins', { roles: ['ADMIN', 'OWNER'] })];
    const signedIn = await show(nodes, {}, { user: () => ({ roles: ['OWNER'] }) });
    expect(signedIn.screen.container.textContent).toBe('for allfor admins');
    const anonymous = await show(nodes);
    expect(anonymous.screen.container.textContent).toBe('for all');
  });

  test('is repeated for each item; an item that moves keeps its node, and one that stays is not rendered again', async () => {
    const counts = new Map<string, number>();
    const each = { in: read('state', 'rows'), as: 'row', key: read('row', 'id') };
    const { screen } = await renderDocument(
      documentOf(
        box([
          words('w', read('row', 'text'), { each }),
          press('turn', [{ do: 'setState', path: ['state', 'rows'], value: { $: read('state', 'next') } }]),
        ]),
        {
          state: {
            rows: {
              type: 'array',
              default: [
                { id: 1, text: 'one' },
                { id: 2, text: 'two' },
              ],
            },
            next: {
              type: 'array',
              default: [
                { id: 2, text: 'two' },
                { id: 1, text: 'one' },
                { id: 1, text: 'twin' },
              ],
            },
          },
        },
      ),
      { host: createTestHost({ widgets: plainWidgets(counts) }) },
    );
    const first = screen.getByText('one').element();
    await screen.getByRole('button').click();
    await expect.element(page.getByText('twin')).toBeVisible();
    expect(screen.container.textContent).toBe('twoonetwinturn');
    expect(screen.getByText('one').element()).toBe(first);
  });

  test('reads the locals of its slot, inner and outer', async () => {
    const rows: CompiledNode = {
      id: 'rows',
      widget: 'Rows',
      props: { rows: { $: read('state', 'rows') } },
      slots: { cell: [words('cell', ['op', '+', read('row'), ['call', 'string', [read('place')]]])] },
      on: { rowClick: [{ do: 'toast', text: { $: read('event', 'row') } }] },
    };
    const { screen, host: testHost } = await show([rows], { state: { rows: { type: 'array', default: ['a', 'b'] } } });
    expect(screen.container.textContent).toBe('a0b1');
    await screen.getByText('b1').click();
    await expect.poll(() => testHost.toasts.map(({ text }) => text)).toEqual(['b']);
  });

  test('SHELL-37 LIM-09 two clicks within 300 ms run its actions once', async () => {
    let now = 1000;
    const clock = { now: () => now, after: () => () => undefined };
    const { screen, host: testHost } = await show([press('save', [{ do: 'toast', text: 'saved' }])], {}, { clock });
    const button = screen.getByRole('button').element() as HTMLButtonElement;
    button.click();
    await expect.poll(() => testHost.toasts.length).toBe(1);
    now += 299;
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(testHost.toasts).toHaveLength(1);
    now += 1;
    button.click();
    await expect.poll(() => testHost.toasts.length).toBe(2);
  });

  test('SHELL-37 a host may have another interval, or none', async () => {
    for (const [pressInterval, runs] of [
      [0, 2],
      [2000, 1],
    ] as const) {
      const clock = { now: () => 1000, after: () => () => undefined };
      const actions = [{ do: 'toast', text: 'saved' }];
      const { screen, host: testHost } = await show([press('save', actions)], {}, { clock, pressInterval });
      const button = screen.getByRole('button').element() as HTMLButtonElement;
      button.click();
      await expect.poll(() => testHost.toasts.length).toBe(1);
      button.click();
      await expect.poll(() => testHost.toasts.length).toBe(runs);
      await screen.unmount();
    }
  });

  test('is busy while its actions run, and is not pressed again meanwhile', async () => {
    let answer: (value: unknown) => void = () => undefined;
    let calls = 0;
    let now = 0;
    const { screen } = await show(
      [press('save', [{ do: 'call', call: 'save' }])],
      {},
      {
        operations: { save: { reads: [], writes: [], safe: false } },
        client: {
          call() {
            calls += 1;
            return new Promise((resolve) => (answer = resolve));
          },
        },
        clock: {
          now: () => now,
          after(milliseconds, work) {
            const timer = setTimeout(work, milliseconds);
            return () => clearTimeout(timer);
          },
        },
      },
    );
    const button = screen.getByRole('button');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    now += 5000;
    await button.click();
    expect(calls).toBe(1);
    answer(1);
    await expect.element(button).toHaveAttribute('aria-busy', 'false');
  });
});

describe('rules', () => {
  const required = (id: string): CompiledNode =>
    field(id, {
      rules: [
        {
          test: ['op', '>', ['call', 'size', [read('state', id)]], ['lit', 0]],
          text: { t: 'required', values: { id } },
        },
      ],
    });
  const parts: Partial<CompiledDocument> = {
    state: {
      a: { type: 'string', default: 'x' },
      b: { type: 'string', default: '' },
      c: { type: 'string', default: '' },
    },
    messages: {
      required: [
        { type: 1, value: 'id' },
        { type: 0, value: ' is missing' },
      ],
    },
  };

  test('say nothing before `validate`, then hold live; the first wrong field gets the focus and the list ends', async () => {
    const { screen, host: testHost } = await show(
      [
        required('a'),
        required('b'),
        required('c'),
        press('save', [{ do: 'validate' }, { do: 'toast', text: 'saved' }]),
      ],
      parts,
    );
    expect(screen.getByRole('note').query()).toBeNull();
    await screen.getByRole('button').click();
    await expect.element(page.getByText('b is missing')).toBeVisible();
    await expect.element(page.getByText('c is missing')).toBeVisible();
    expect(page.getByText('a is missing').query()).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('b').element());
    expect(testHost.toasts).toEqual([]);
    await screen.getByLabelText('b').fill('x');
    await expect.element(page.getByText('b is missing')).not.toBeInTheDocument();
    await screen.getByLabelText('a').fill('');
    await expect.element(page.getByText('a is missing')).toBeVisible();
  });

  test('are forgotten when the document renews a field, until the next `validate`', async () => {
    const { screen } = await show(
      [
        required('a'),
        required('b'),
        press('save', [{ do: 'validate' }]),
        press('empty', [
          { do: 'setState', path: ['state', 'a'], value: '' },
          { do: 'renew', node: 'a' },
          { do: 'focus', node: 'a' },
        ]),
        press('again', [{ do: 'validate' }]),
      ],
      parts,
    );
    await screen.getByRole('button', { name: 'save' }).click();
    await expect.element(page.getByText('b is missing')).toBeVisible();
    await screen.getByRole('button', { name: 'empty' }).click();
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('a').element());
    await expect.element(screen.getByLabelText('a')).toHaveValue('');
    expect(page.getByText('a is missing').query()).toBeNull();
    await expect.element(page.getByText('b is missing')).toBeVisible();
    await screen.getByRole('button', { name: 'again' }).click();
    await expect.element(page.getByText('a is missing')).toBeVisible();
  });

  test('of hidden fields and of fields outside the node do not count', async () => {
    const hidden = { ...required('b'), when: ['lit', false] } satisfies CompiledNode;
    const inner: CompiledNode = { id: 'form', widget: 'Box', slots: { default: [required('a'), hidden] } };
    const { screen, host: testHost } = await show(
      [
        inner,
        required('c'),
        press('save', [
          { do: 'validate', node: 'form' },
          { do: 'toast', text: 'saved' },
        ]),
      ],
      parts,
    );
    await screen.getByRole('button').click();
    await expect.poll(() => testHost.toasts.length).toBe(1);
    expect(page.getByText('c is missing').query()).toBeNull();
  });
});
