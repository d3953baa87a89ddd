import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Checkbox is ticked with Space and by its label', async () => {
  const { screen, value } = await showWidget('Checkbox', { label: 'Remember me' }, { value: false });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(value()).toBe(true);
  await screen.getByText('Remember me').click();
  expect(value()).toBe(false);
});
