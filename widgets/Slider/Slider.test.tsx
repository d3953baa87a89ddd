import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

test('Slider is set by keyboard: steps, large steps and the ends', async () => {
  const { screen, value, happened } = await showWidget(
    'Slider',
    { label: 'Volume', unit: '%', min: 10, max: 90, step: 5 },
    { value: 40, listen: ['change'] },
  );
  const handle = screen.getByRole('slider', { name: 'Volume' });
  await expect.element(handle).toHaveAttribute('aria-valuenow', '40');
  await userEvent.tab();
  await expect.element(handle).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(value()).toBe(45);
  await expect.element(handle).toHaveAttribute('aria-valuetext', '45 %');
  await expect.element(handle).toHaveAttribute('aria-valuenow', '45');
  await userEvent.keyboard('{Home}');
  expect(value()).toBe(10);
  await userEvent.keyboard('{End}');
  expect(value()).toBe(90);
  await userEvent.keyboard('{PageDown}');
  expect(value()).toBe(40);
  expect(happened.map(([, detail]) => detail)).toEqual([{ value: 45 }, { value: 10 }, { value: 90 }, { value: 40 }]);
  const { violations } = await axe.run(screen.container);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('Slider of a range binds both ends, and no handle passes the other', async () => {
  await page.viewport(390, 700);
  const { screen, value } = await showWidget(
    'Slider',
    { label: 'Age', range: true, min: 18, max: 65 },
    { value: null },
  );
  const from = screen.getByRole('slider', { name: 'Age: from' });
  const to = screen.getByRole('slider', { name: 'Age: to' });
  await expect.element(to).toHaveAttribute('aria-valuenow', '65');
  await userEvent.keyboard('{Tab}{Tab}{Home}');
  expect(value()).toEqual({ from: 18, to: 18 });
  await userEvent.keyboard('{PageUp}');
  expect(value()).toEqual({ from: 18, to: 28 });
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{End}');
  expect(value()).toEqual({ from: 28, to: 28 });
  await expect.element(from).toHaveAttribute('aria-valuenow', '28');
  await expect.element(screen.getByText('28 – 28')).toBeVisible();
  expect(to.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});

test('Slider follows a pull of its handle, and tells the number once it has come to rest', async () => {
  const { screen, value, happened } = await showWidget('Slider', { label: 'Volume' }, { value: 0, listen: ['change'] });
  const handle = screen.getByRole('slider', { name: 'Volume' });
  await expect.element(handle).toBeVisible();
  const line = handle.element().parentElement?.getBoundingClientRect();
  if (!line) throw new Error('The handle is on no line.');
  const at = (type: string, share: number) =>
    new MouseEvent(type, { bubbles: true, clientX: line.left + line.width * share, clientY: line.top + 2 });
  handle.element().dispatchEvent(at('mousedown', 0));
  document.dispatchEvent(at('mousemove', 0.25));
  await expect.poll(value).toBe(25);
  expect(happened).toEqual([]);
  document.dispatchEvent(at('mousemove', 0.5));
  await expect.poll(value).toBe(50);
  document.dispatchEvent(at('mouseup', 0.5));
  await expect.poll(() => happened).toEqual([['change', { value: 50 }]]);
});

test('Slider that is disabled is not moved', async () => {
  const { screen, value } = await showWidget('Slider', { label: 'Volume', disabled: true }, { value: 40 });
  const handle = screen.getByRole('slider', { name: 'Volume' });
  await expect.element(handle).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(value()).toBe(40);
});
