import { expect, test } from 'vitest';
import { PageView } from '#engine';
import type { CompiledNode } from '#engine/document';
import { createTestHost, documentOf, renderDocument, TestPage } from '../../engine/react/testing/index.ts';
import { widgetRegistry } from '#widgets';

const field: CompiledNode = { id: 'name', widget: 'TextField', props: { label: 'Name' }, bind: ['state', 'name'] };
const region: CompiledNode = { id: 'bar', widget: 'Region', props: { name: 'bar' }, slots: { default: [field] } };
const greeting: CompiledNode = {
  id: 'greeting',
  widget: 'Text',
  props: { text: { $: ['op', '+', ['lit', 'Hello '], ['get', ['var', 'state'], 'name']] } },
};
const thePage = documentOf(
  { id: 'root', widget: 'Stack', slots: { default: [greeting, region] } },
  { state: { name: { type: 'string', default: '' } } },
);
const layoutWith = (outlets: CompiledNode[]) =>
  documentOf(
    { id: 'frame', widget: 'PageFrame', slots: { header: outlets, default: [{ id: 'page', widget: 'Outlet' }] } },
    { kind: 'layout' },
  );
const bar: CompiledNode = { id: 'barPlace', widget: 'Outlet', props: { region: 'bar' } };

test('Region shows its nodes in the place of its layout, bound to the state of the page', async () => {
  const host = createTestHost({ widgets: widgetRegistry });
  const { screen } = await renderDocument(layoutWith([bar]), { host, outlet: <PageView document={thePage} /> });
  await screen.getByLabelText('Name').fill('Ada');
  expect(document.querySelector('[data-region="bar"] input')).not.toBeNull();
  await expect.element(screen.getByRole('main').getByText('Hello Ada')).toBeVisible();
  await expect.element(screen.getByRole('main').getByLabelText('Name')).not.toBeInTheDocument();
});

test('Region stands where it is written without a layout, and is left out by a layout that hides its place', async () => {
  const host = createTestHost({ widgets: widgetRegistry });
  const { screen } = await renderDocument(thePage, { host });
  await expect.element(screen.getByLabelText('Name')).toBeVisible();
  await screen.rerender(
    <TestPage host={host} document={layoutWith([])} outlet={<PageView key="inside" document={thePage} />} />,
  );
  await expect.element(screen.getByText('Hello')).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).not.toBeInTheDocument();
});
