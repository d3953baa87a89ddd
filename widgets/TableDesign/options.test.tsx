import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { optionColours } from './option-colours.ts';

const option = (number: number, label: string) => ({ value: `option_${number}`, label });
const show = (options: readonly unknown[]) => {
  const status = {
    node: 'field',
    id: 'status',
    label: 'Status',
    kind: { type: 'select', options: { source: 'fixed', options } },
  };
  return showWidget('TableDesign', { label: 'Fields' }, { value: { formLabel: 'Repairs', fields: [status] as never } });
};
interface Made {
  fields: { kind: { options: { options: { value: string; label: unknown; colour?: string }[] } } }[];
}
const optionsOf = (value: unknown) => (value as Made).fields[0]?.kind.options.options ?? [];
const labelsOf = (value: unknown) => optionsOf(value).map(({ label }) => label);

/** Pastes a text into what has the focus. */
const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

test('TABLE-24 TableDesign names options one after the other by Enter, removes an empty one by Backspace, and colors them in turn', async () => {
  const { screen, value } = await show([option(1, 'Option 1'), option(2, 'Option 2')]);
  await screen.getByLabelText('Option 1', { exact: true }).click();
  await userEvent.keyboard('Open{Enter}');
  await expect.element(screen.getByLabelText('Option 2', { exact: true })).toHaveFocus();
  await userEvent.keyboard('Busy{Enter}');
  await expect.element(screen.getByLabelText('Option 3', { exact: true })).toHaveFocus();
  expect(labelsOf(value()), 'no option without a name').toEqual(['Open', 'Busy']);
  await userEvent.keyboard('Done{Enter}');
  await expect.element(screen.getByLabelText('Option 4', { exact: true })).toHaveFocus();
  expect(optionsOf(value())).toMatchObject([
    { value: 'option_1' },
    { value: 'option_2' },
    { value: 'option_3', colour: optionColours[0] },
  ]);
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByLabelText('Option 3', { exact: true })).toHaveFocus();
  expect(screen.getByLabelText('Option 4', { exact: true }).query()).toBeNull();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => labelsOf(value())).toEqual(['Open', 'Done', 'Busy']);
  await expect.element(screen.getByLabelText('Option 2', { exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Option 3', { exact: true })).toHaveFocus();
  await userEvent.keyboard('Late');
  expect(labelsOf(value())).toEqual(['Open', 'Done', 'Late', 'Busy']);
});

test('TABLE-24 TableDesign makes an option of each pasted line, and says which were there already', async () => {
  const { screen, value } = await show([
    option(1, 'Option 1'),
    option(2, 'Option 2'),
    { value: 'done', label: 'Done' },
  ]);
  await screen.getByLabelText('Option 1', { exact: true }).click();
  paste('• Open\n- In progress\t\n\n1. Waiting\ndone\nopen\n');
  await expect
    .poll(() => optionsOf(value()))
    .toMatchObject([
      { value: 'option_1', label: 'Open' },
      { value: 'option_2', label: 'In progress' },
      { label: 'Waiting' },
      { value: 'done', label: 'Done' },
    ]);
  await expect
    .element(screen.getByText('3 options were added. Already in the list or pasted twice: done, open.'))
    .toBeVisible();
  await screen.getByLabelText('Option 3', { exact: true }).fill('Done');
  await expect.element(screen.getByText('More than one option is called: Done.')).toBeVisible();
});

test('TABLE-24 TableDesign puts an option elsewhere when it is dragged by its handle', async () => {
  const { screen, value } = await show([option(1, 'A'), option(2, 'B'), option(3, 'C')]);
  const rows = screen.getByRole('group', { name: 'Options' }).getByRole('listitem');
  const handle = rows.nth(0).element().querySelector('[data-handle]');
  if (!handle) throw new Error('There is no handle.');
  const dataTransfer = new DataTransfer();
  const fire = (type: string, on: Element) =>
    on.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  fire('dragstart', handle);
  await expect
    .poll(() => {
      fire('dragover', rows.nth(2).element());
      return rows.nth(2).element().getAttribute('data-drop');
    })
    .toBe('after');
  fire('drop', rows.nth(2).element());
  await expect.poll(() => labelsOf(value())).toEqual(['B', 'C', 'A']);
});
