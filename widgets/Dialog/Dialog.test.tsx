import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

/** The width in the layout, which the opening movement does not change. */
const width = () => {
  const dialog = page.getByRole('dialog').element();
  return dialog instanceof HTMLElement ? dialog.offsetWidth : 0;
};

const slots = {
  default: [{ id: 'name', widget: 'TextField', props: { label: 'Name' } }],
  footer: [{ id: 'ok', widget: 'Button', props: { label: 'OK' } }],
};

test('SHELL-40 LIM-10 a dialog is 480 px wide unless another width is given, and never wider than the window', async () => {
  await page.viewport(1200, 800);
  const plain = await showWidget('Dialog', { title: 'Publish' });
  await expect.element(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
  expect(width()).toBe(480);
  await plain.screen.unmount();
  await showWidget('Dialog', { title: 'Publish', width: 800 });
  expect(width()).toBe(800);
  await page.viewport(320, 600);
  await expect.poll(width).toBeLessThanOrEqual(320);
});

test('Dialog takes the focus, keeps it, and gives it back', async () => {
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  const { screen } = await showWidget('Dialog', { title: 'Publish' }, { slots });
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus();
  // At its end Tab leads to the browser's own controls, and never to the page behind.
  before.focus();
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await screen.unmount();
  expect(document.activeElement).toBe(before);
  before.remove();
});

test('Dialog wants to close on Escape, unless it may not be dismissed', async () => {
  const plain = await showWidget('Dialog', { title: 'Publish' }, { slots, listen: ['close'] });
  await userEvent.keyboard('{Escape}');
  expect(plain.happened).toEqual([['close', null]]);
  await plain.screen.unmount();
  const firm = await showWidget('Dialog', { title: 'Publish', dismissable: false }, { slots, listen: ['close'] });
  await userEvent.keyboard('{Escape}');
  expect(firm.happened).toEqual([]);
  expect(page.getByRole('button', { name: 'Close' }).query()).toBeNull();
});
