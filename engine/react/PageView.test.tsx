import { Profiler } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestHost, documentOf, renderDocument, TestPage } from './testing/index.ts';
import { box, field, press, read, words } from './testing/nodes.ts';
import { plainWidgets } from './testing/plainWidgets.tsx';

const host = (options: Parameters<typeof createTestHost>[0] = {}) =>
  createTestHost({ widgets: plainWidgets(), ...options });

describe('PageView', () => {
  test('shows texts, state, parameters and the query at once', async () => {
    const document = documentOf(
      box([
        {
          id: 'hello',
          widget: 'Words',
          props: { text: { t: 'page.hello', values: { name: { $: read('params', 'name') } } } },
        },
        words('tab', read('query', 'tab')),
        words('count', ['op', '+', read('state', 'count'), ['lit', 1]]),
      ]),
      {
        state: { count: { type: 'integer', default: 2 } },
        messages: {
          'page.hello': [
            { type: 0, value: 'Hello ' },
            { type: 1, value: 'name' },
          ],
        },
      },
    );
    const { screen } = await renderDocument(document, {
      host: host({ at: '/here?tab=facts' }),
      params: { name: 'Ada' },
    });
    expect(screen.container.textContent).toBe('Hello Adafacts3');
  });

  test('the title is localized, follows what it reads, and is empty when it cannot be evaluated', async () => {
    const titles: string[] = [];
    const show = async (title: unknown) => {
      const document = documentOf(box([field('name')]), {
        state: { name: { type: 'string', default: 'Ada' } },
        messages: {
          'page.title': [
            { type: 0, value: 'About ' },
            { type: 1, value: 'name' },
          ],
        },
      });
      const one = host();
      await one.registry.loadWidgets(document.widgets);
      const announce = (text: string) => {
        titles.push(text);
        return null;
      };
      return render(<TestPage host={one} document={{ ...document, title } as typeof document} title={announce} />);
    };
    const screen = await show({ t: 'page.title', values: { name: { $: read('state', 'name') } } });
    await screen.getByLabelText('name').fill('Grace');
    expect([titles[0], titles.at(-1)]).toEqual(['About Ada', 'About Grace']);
    screen.unmount();
    await show({ t: 'page.title', values: { name: { $: ['call', 'nothing', []] } } });
    expect(titles.at(-1)).toBe('');
  });

  test('a bound field writes the state, and what reads it follows', async () => {
    const document = documentOf(box([field('name'), words('copy', read('state', 'name'))]), {
      state: { name: { type: 'string', default: 'a' } },
    });
    const { screen } = await renderDocument(document, { host: host() });
    await screen.getByLabelText('name').fill('Grace');
    await expect.element(page.getByText('Grace')).toBeVisible();
  });

  test('one keystroke renders the field and the node that reads it, 2 of 500, in one commit', async () => {
    const counts = new Map<string, number>();
    const fields = Array.from({ length: 499 }, (_, index) => field(`f${index}`));
    const document = documentOf(box([...fields, words('echo', read('state', 'f7'))]), {
      state: Object.fromEntries(fields.map(({ id }) => [id, { type: 'string', default: '' }])),
    });
    const counted = createTestHost({ widgets: plainWidgets(counts) });
    await counted.registry.loadWidgets(document.widgets);
    let commits = 0;
    const screen = await render(
      <Profiler id="page" onRender={() => (commits += 1)}>
        <TestPage host={counted} document={document} />
      </Profiler>,
    );
    counts.clear();
    commits = 0;
    type(screen.getByLabelText('f7', { exact: true }).element(), 'x');
    await expect.element(page.getByText('x', { exact: true })).toBeVisible();
    expect([...counts]).toEqual([
      ['f7', 1],
      ['echo', 1],
    ]);
    expect(commits).toBe(1);
  });

  test('parameters and the query that change reach the nodes, and the state stays', async () => {
    const document = documentOf(
      box([words('id', read('params', 'id')), words('tab', read('query', 'tab')), field('name')]),
      {
        state: { name: { type: 'string', default: '' } },
      },
    );
    const testHost = host({ at: '/thing?tab=one' });
    const { screen } = await renderDocument(document, { host: testHost, params: { id: 'first' } });
    await screen.getByLabelText('name').fill('kept');
    await screen.rerender(<TestPage host={testHost} document={document} params={{ id: 'second' }} />);
    testHost.navigator.go('/thing?tab=two');
    await expect.element(page.getByText('second')).toBeVisible();
    await expect.element(page.getByText('two')).toBeVisible();
    await expect.element(screen.getByLabelText('name')).toHaveValue('kept');
  });

  test('another document starts with fresh state', async () => {
    const state = { name: { type: 'string', default: 'new' } };
    const testHost = host();
    const { screen } = await renderDocument(documentOf(box([field('name')]), { state }), { host: testHost });
    await screen.getByLabelText('name').fill('old');
    await screen.rerender(
      <TestPage host={testHost} document={documentOf(box([field('name')]), { id: 'test.other', state })} />,
    );
    await expect.element(screen.getByLabelText('name')).toHaveValue('new');
  });

  test('the same document in another language keeps what was typed and loaded, and does not begin again', async () => {
    let calls = 0;
    const testHost = host({
      operations: { listThings: { reads: ['thing'], writes: [], safe: true } },
      client: {
        call() {
          calls += 1;
          return calls === 1 ? Promise.resolve({ total: 42 }) : new Promise(() => undefined);
        },
      },
    });
    const inLanguage = (locale: string, title: string) =>
      documentOf(
        box([
          field('name'),
          words('total', read('data', 'things', 'total')),
          { id: 't', widget: 'Words', props: { text: { t: 'title' } } },
        ]),
        {
          locale,
          messages: { title },
          state: { name: { type: 'string', default: '' } },
          data: { things: { call: 'listThings' } },
          load: [{ do: 'toast', text: 'begun' }],
        },
      );
    const { screen } = await renderDocument(inLanguage('en-US', 'Title'), { host: testHost });
    await screen.getByLabelText('name').fill('typed');
    await expect.element(page.getByText('42')).toBeVisible();
    await screen.rerender(<TestPage host={testHost} document={inLanguage('zh-CN', '标题')} />);
    await expect.element(page.getByText('标题')).toBeVisible();
    await expect.element(screen.getByLabelText('name')).toHaveValue('typed');
    await expect.element(page.getByText('42')).toBeVisible();
    expect(calls).toBe(2);
    expect(testHost.toasts).toHaveLength(1);
  });

  test('a layout shows its page in the Outlet, and keeps its own state when the page changes', async () => {
    const layout = documentOf(box([field('search'), { id: 'outlet', widget: 'Outlet' }]), {
      kind: 'layout',
      state: { search: { type: 'string', default: '' } },
    });
    const testHost = host();
    const shown = (text: string) => (
      <TestPage
        host={testHost}
        document={layout}
        outlet={<TestPage host={testHost} document={documentOf(box([words('w', text)]))} />}
      />
    );
    await testHost.registry.loadWidgets(['Words', ...layout.widgets]);
    const screen = await render(shown('first page'));
    await screen.getByLabelText('search').fill('kept');
    await screen.rerender(shown('second page'));
    await expect.element(page.getByText('second page')).toBeVisible();
    await expect.element(screen.getByLabelText('search')).toHaveValue('kept');
  });

  test('loads data, shows it when it is there, and loads again after a write', async () => {
    let count = 0;
    const testHost = host({
      operations: {
        listThings: { reads: ['thing'], writes: [], safe: true },
        saveThing: { reads: [], writes: ['thing'], safe: false },
      },
      client: {
        async call(id) {
          if (id === 'listThings') count += 1;
          return { total: count };
        },
      },
    });
    const document = documentOf(
      box([words('total', read('data', 'things', 'total')), press('save', [{ do: 'call', call: 'saveThing' }])]),
      {
        data: { things: { call: 'listThings' } },
      },
    );
    const { screen } = await renderDocument(document, { host: testHost });
    await expect.element(page.getByText('1', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'save' }).click();
    await expect.element(page.getByText('2', { exact: true })).toBeVisible();
  });

  test('an answer that came with the page is in the first frame, without a call', async () => {
    const testHost = host({
      operations: { listThings: { reads: ['thing'], writes: [], safe: true } },
      preloaded: [{ call: 'listThings', args: { size: 6 }, data: { total: 42 } }],
    });
    const document = documentOf(box([words('total', read('data', 'things', 'total'))]), {
      data: { things: { call: 'listThings', with: { size: 6 }, preload: true } },
    });
    const { screen } = await renderDocument(document, { host: testHost });
    expect(screen.container.textContent).toBe('42');
    expect(testHost.errors).toEqual([]);
  });

  test('runs `load` once, and no step of it after the page was left', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const testHost = host({
      operations: { save: { reads: [], writes: [], safe: false } },
      client: { call: () => new Promise((resolve) => (answer = resolve)) },
    });
    const document = documentOf(box([]), {
      load: [
        { do: 'toast', text: 'here' },
        { do: 'call', call: 'save' },
        { do: 'toast', text: 'late' },
      ],
    });
    const { screen } = await renderDocument(document, { host: testHost });
    await expect.poll(() => testHost.toasts.length).toBe(1);
    await screen.unmount();
    answer(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(testHost.toasts.map(({ text }) => text)).toEqual(['here']);
  });

  test('shows a skeleton while the code of the widgets is on its way, and at once when it is here', async () => {
    let arrive: () => void = () => undefined;
    const widgets = plainWidgets();
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    const testHost = host({ widgets: { ...widgets, Words: () => slow.then(() => widgets['Words']?.()) } });
    const document = documentOf(box([words('w', 'here')]));
    const screen = await render(<TestPage host={testHost} document={document} />);
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    arrive();
    await expect.element(page.getByText('here')).toBeVisible();
    await screen.rerender(<TestPage host={testHost} document={documentOf(box([words('w', 'again')]))} />);
    expect(screen.container.textContent).toBe('again');
  });
});

/** One key, as the browser reports it to React. */
function type(input: Element, value: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(input, value);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
