import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PageView } from '#engine';
import type { CompiledDocument } from '#engine/document';
import { createTestHost, documentOf, renderDocument } from '../../engine/react/testing/index.ts';
import { TestPage } from '../../engine/react/testing/TestPage.tsx';
import { testPageLinks } from '#tests/widgets/test-page-links.ts';
import { widgetRegistry } from '#widgets';

const field = (name: string): CompiledDocument =>
  documentOf(
    {
      id: 'box',
      widget: 'Stack',
      slots: {
        default: [
          { id: 'name', widget: 'TextField', props: { label: name }, bind: ['state', 'text'] },
          { id: 'trail', widget: 'Region', props: { name: 'trail' }, slots: { default: [textOf(`Path of ${name}`)] } },
        ],
      },
    },
    { id: `pages.${name}`, title: name, state: { text: { type: 'string', default: '' } } },
  );
const textOf = (text: string) => ({ id: 'path', widget: 'Text', props: { text } });

const layoutOf = (limit: number) =>
  documentOf(
    {
      id: 'frame',
      widget: 'Stack',
      slots: {
        default: [
          { id: 'trail', widget: 'Outlet', props: { region: 'trail' } },
          {
            id: 'pages',
            widget: 'MountedPages',
            props: { limit },
            slots: { default: [{ id: 'outlet', widget: 'Outlet' }] },
          },
        ],
      },
    },
    { id: 'layouts.mounted', kind: 'layout' },
  );

async function showPages(limit: number, isUnsaved = () => false) {
  const names = ['First', 'Second', 'Third'];
  const open = names.map((name) => ({ id: `/${name}`, href: `/${name}`, label: name }));
  let at = '/First';
  const host = createTestHost({ widgets: widgetRegistry, pageLinks: testPageLinks(open, { isUnsaved }) });
  host.navigator.location = () => ({ path: at, query: {} });
  const layout = layoutOf(limit);
  const documents = new Map(names.map((name) => [name, field(name)]));
  const pageOf = (name: string) => {
    const document = documents.get(name);
    if (!document) throw new Error(`There is no page ${name}.`);
    return <PageView key={name} document={document} title={(text) => <title>{text}</title>} />;
  };
  const { screen } = await renderDocument(layout, { host, outlet: pageOf('First') });
  return {
    screen,
    async visit(name: string) {
      at = `/${name}`;
      await screen.rerender(<TestPage host={host} document={layout} outlet={pageOf(name)} />);
      await expect.element(screen.getByLabelText(name)).toBeVisible();
    },
  };
}

test('SHELL-21 a page that was left is shown again as it was and takes keys, and the one beyond the limit starts anew', async () => {
  const { screen, visit } = await showPages(2);
  await userEvent.type(screen.getByLabelText('First'), 'written');
  await visit('Second');
  await expect.element(screen.getByLabelText('First')).not.toBeVisible();
  await expect.poll(() => document.title).toBe('Second');
  await visit('First');
  await expect.element(screen.getByLabelText('First')).toHaveValue('written');
  await expect.poll(() => document.title).toBe('First');
  await screen.getByLabelText('First').click();
  await userEvent.keyboard('{End} on');
  await expect.element(screen.getByLabelText('First')).toHaveValue('written on');
  await visit('Second');
  await visit('Third');
  await visit('First');
  await expect.element(screen.getByLabelText('First')).toHaveValue('');
});

test('SHELL-21 of a page that was left nothing is in the regions of the layout', async () => {
  const { screen, visit } = await showPages(3);
  await expect.element(screen.getByText('Path of First')).toBeVisible();
  await visit('Second');
  await expect.element(screen.getByText('Path of Second')).toBeVisible();
  await expect.element(screen.getByText('Path of First')).not.toBeVisible();
});

test('SHELL-21 a page whose unsaved work was given up does not stay', async () => {
  let isUnsaved = false;
  const { screen, visit } = await showPages(3, () => isUnsaved);
  await userEvent.type(screen.getByLabelText('First'), 'given up');
  isUnsaved = true;
  await visit('Second');
  isUnsaved = false;
  await visit('First');
  await expect.element(screen.getByLabelText('First')).toHaveValue('');
});

test('SHELL-20 a page that was left while it waited for a call starts anew: nothing of it waits for ever', async () => {
  const answers: (() => void)[] = [];
  const busy = documentOf(
    {
      id: 'box',
      widget: 'Stack',
      slots: {
        default: [
          { id: 'name', widget: 'TextField', props: { label: 'Note' }, bind: ['state', 'text'] },
          {
            id: 'ask',
            widget: 'Button',
            props: { label: 'Ask', disabled: { $: ['get', ['var', 'state'], 'isBusy'] } },
            on: {
              click: [
                { do: 'setState', path: ['state', 'isBusy'], value: true },
                { do: 'call', call: 'slowThing' },
                { do: 'setState', path: ['state', 'isBusy'], value: false },
              ],
            },
          },
        ],
      },
    },
    { id: 'pages.busy', state: { text: { type: 'string', default: '' }, isBusy: { type: 'boolean', default: false } } },
  );
  const open = ['Busy', 'Other'].map((name) => ({ id: `/${name}`, href: `/${name}`, label: name }));
  let at = '/Busy';
  const host = createTestHost({
    widgets: widgetRegistry,
    operations: { slowThing: { reads: [], writes: [], safe: false } },
    client: { call: () => new Promise((resolve) => answers.push(() => resolve(null))) },
    pageLinks: testPageLinks(open),
  });
  host.navigator.location = () => ({ path: at, query: {} });
  const layout = layoutOf(3);
  const views = new Map([
    ['/Busy', <PageView key="busy" document={busy} />],
    ['/Other', <PageView key="other" document={field('Other')} />],
  ]);
  const { screen } = await renderDocument(layout, { host, outlet: views.get('/Busy') });
  const visit = async (path: string) => {
    at = path;
    await screen.rerender(<TestPage host={host} document={layout} outlet={views.get(path)} />);
  };
  const ask = screen.getByRole('button', { name: 'Ask' });

  await screen.getByLabelText('Note').fill('stays');
  await ask.click();
  await expect.element(ask).toBeDisabled();
  answers.shift()?.();
  await expect.element(ask).toBeEnabled();
  await visit('/Other');
  await expect.element(screen.getByLabelText('Other')).toBeVisible();
  await visit('/Busy');
  await expect.element(screen.getByLabelText('Note'), { message: 'its call had ended' }).toHaveValue('stays');

  // A press within 300 ms of the one before would be the same press.
  host.pass(300);
  await ask.click();
  await expect.element(ask).toBeDisabled();
  await visit('/Other');
  await expect.element(screen.getByLabelText('Other')).toBeVisible();
  await visit('/Busy');
  await expect.element(screen.getByRole('button', { name: 'Ask' })).toBeEnabled();
  await expect.element(screen.getByLabelText('Note')).toHaveValue('');
});
