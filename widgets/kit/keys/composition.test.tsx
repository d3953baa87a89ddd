import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { compose, finishComposing, pressComposing } from '#tests/widgets/compose.ts';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const options = [
  { value: 'zhong', label: 'zhong guo' },
  { value: 'other', label: 'other' },
];

test('REC-07 keys of an input method choose nothing in a list of options', async () => {
  const { screen, value } = await showWidget('MultiSelect', { label: 'Places', options }, { value: [] });
  await screen.getByRole('combobox', { name: 'Places' }).click();
  await compose('zhong');
  for (const key of ['ArrowDown', 'Enter', 'Escape', 'Tab']) await pressComposing(key);
  expect(value()).toEqual([]);
  await expect.element(screen.getByRole('option', { name: 'zhong guo' })).toBeVisible();
  await finishComposing('zhong');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(value).toEqual(['zhong']);
});

test('REC-07 Escape of an input method closes no dialog', async () => {
  const { screen, happened } = await showWidget(
    'Dialog',
    { title: 'Rename', open: true },
    {
      listen: ['close'],
      slots: { default: [{ id: 'name', widget: 'TextField', props: { label: 'Name' } }] },
    },
  );
  const input = screen.getByRole('textbox', { name: 'Name' });
  await input.click();
  await compose('zhong wen');
  await pressComposing('Escape');
  await pressComposing('Enter');
  expect(happened).toEqual([]);
  await expect.element(input).toHaveFocus();
  await finishComposing('中文');
  await expect.element(input).toHaveValue('中文');
});

test('REC-07 Enter of an input method puts no line into a list of texts, and steps no number', async () => {
  const { screen, value } = await showWidget('TextList', { label: 'Tags' }, { value: ['a'] });
  await screen.getByRole('textbox').first().click();
  await compose('bian');
  await pressComposing('Enter');
  await finishComposing('编');
  await expect.poll(value).toEqual(['a编']);
  const number = await showWidget('NumberField', { label: 'Seats' }, { value: 5 });
  await number.screen.getByRole('spinbutton', { name: 'Seats' }).click();
  await compose('1');
  await pressComposing('ArrowUp');
  await finishComposing('1');
  await expect.poll(number.value).toBe(51);
});
