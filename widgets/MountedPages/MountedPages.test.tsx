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
