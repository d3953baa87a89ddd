import '#app/theme/index.css';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { widgetRegistry } from '#widgets';
import type { CompiledNode } from '#engine/document';
import { pixel } from '#tests/widgets/pixel.ts';
import { widgetMessages } from '#tests/widgets/widget-messages.ts';
import { createTestHost, documentOf, renderDocument } from '../../../engine/react/testing/index.ts';

const nodes = [{ id: 1, label: 'Acme' }];
const options = [{ value: 1, label: 'Read' }];
const people = [{ id: 1, real_name: 'Anna Li' }];
const items = [{ id: 'edit', label: 'Edit' }];

/** Each with what opens its panel, and the panel's role. */
test.each([
  ['DateField', { label: 'Start' }, { role: 'button', name: 'Choose a date: Start' }, 'grid'],
  ['MultiSelect', { label: 'Rights', options }, { role: 'combobox', name: 'Rights' }, 'listbox'],
  ['TreeSelect', { label: 'Place', nodes }, { role: 'combobox', name: 'Place' }, 'tree'],
  ['UserPicker', { label: 'Owner', people }, { role: 'combobox', name: 'Owner' }, 'listbox'],
  ['PhoneField', { label: 'Phone' }, { role: 'button', name: 'Country code: +86' }, 'listbox'],
  ['Dropdown', { label: 'Actions', items }, { role: 'button', name: 'Actions' }, 'menu'],
] as const)('Escape closes what %s opened, and not the dialog around it', async (widget, props, opener, panel) => {
  const dialog = await openInDialog(widget, props);
  await dialog.getByRole(opener.role, { name: opener.name }).click();
  await expect.element(dialog.getByRole(panel)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByRole(panel)).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('Escape closes an enlarged Image, and not the dialog around it, which has the focus again', async () => {
  const dialog = await openInDialog('Image', { src: pixel, alt: 'Office', enlarge: true });
  const enlarge = dialog.getByRole('button', { name: 'Enlarge: Office' });
  await enlarge.click();
  const layer = page.getByRole('dialog', { name: 'Office' });
  await expect.element(layer.getByRole('button', { name: 'Close' })).toHaveFocus();
  await expect.element(layer.getByRole('img', { name: 'Office' })).toBeInTheDocument();
  await userEvent.keyboard('{Tab}{Tab}{Escape}');
  await expect.element(layer).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await expect.element(enlarge).toHaveFocus();
});

/** Shows a widget inside a dialog that a button has opened. */
async function openInDialog(widget: string, props: CompiledNode['props']): Promise<Locator> {
  const open: CompiledNode = {
    id: 'open',
    widget: 'Button',
    props: { label: 'Open' },
    on: { click: [{ do: 'openDialog', dialog: 'form' }] },
  };
  const document = documentOf(open, {
    messages: widgetMessages('en-US'),
    dialogs: { form: { title: 'Form', body: { id: 'inner', widget, props } } },
  });
  const { screen } = await renderDocument(document, { host: createTestHost({ widgets: widgetRegistry }) });
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Form' });
  await expect.element(dialog).toBeVisible();
  return dialog;
}
