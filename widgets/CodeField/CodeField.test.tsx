import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('AUTH-19 CodeField keeps digits alone, shows each in its box, and tells when it is complete', async () => {
  const { screen, value, happened } = await showWidget(
    'CodeField',
    { label: 'Code' },
    { value: '', listen: ['complete'] },
  );
  await userEvent.tab();
  await userEvent.keyboard('12a３4 5');
  expect(value()).toBe('12345');
  expect(happened).toEqual([]);
  await userEvent.keyboard('6789');
  expect(value()).toBe('123456');
  expect(happened).toEqual([['complete', { value: '123456' }]]);
  const boxes = [...screen.container.querySelectorAll('[data-next]')].map((box) => box.textContent);
  expect(boxes).toEqual(['1', '2', '3', '4', '5', '6']);
  await userEvent.keyboard('{Backspace}');
  expect(value()).toBe('12345');
});

test('CodeField takes what is pasted, as people copy it', async () => {
  const { screen, value } = await showWidget('CodeField', { label: 'Code', length: 4 }, { value: '' });
  const input = screen.getByRole('textbox', { name: 'Code' });
  await input.fill('Your code: 12-34.');
  expect(value()).toBe('1234');
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
});
