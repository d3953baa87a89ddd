import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal } from '#widgets/kit/dialog/Modal.tsx';
import { ShellFrame } from '../../testing/ShellFrame.tsx';
import { Toasts } from './Toasts.tsx';
import { createToastList } from './toast-list.ts';

test('SHELL-39 toasts are in one live region, errors as alerts, and can be closed or acted on', async () => {
  const list = createToastList(() => () => undefined);
  const screen = await render(
    <ShellFrame>
      <Toasts list={list} />
    </ShellFrame>,
  );
  const region = screen.getByRole('region', { name: 'Messages' });
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  const run = vi.fn();
  list.show({ kind: 'success', text: 'Saved', duration: 3000 });
  list.show({ kind: 'error', text: 'Updated', duration: 0, action: { text: 'Reload', run } });
  await expect.element(region).toHaveTextContent('Saved');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Updated');
  await screen.getByRole('button', { name: 'Reload' }).click();
  expect(run).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Close the message' }).first().click();
  await expect.element(region).not.toHaveTextContent('Saved');
});

test('ERR-26 toasts of every kind begin 58 px below the top of the window', async () => {
  const list = createToastList(() => () => undefined);
  const screen = await render(
    <ShellFrame>
      <Toasts list={list} />
    </ShellFrame>,
  );
  list.show({ kind: 'error', text: 'Refused', duration: 0 });
  const toast = screen.getByRole('alert');
  await expect.element(toast).toBeVisible();
  expect(screen.getByRole('region').element().getBoundingClientRect().top).toBe(58);
});

test('SHELL-39 while a modal dialog is open toasts are in a live region of it, and can be used', async () => {
  const list = createToastList(() => () => undefined);
  const shell = (isOpen: boolean) => (
    <ShellFrame>
      <Toasts list={list} />
      {isOpen && (
        <Modal id="dialog" side="center" label="Edit" style={{ maxWidth: 480 }}>
          <p>Text</p>
        </Modal>
      )}
    </ShellFrame>
  );
  const screen = await render(shell(false));
  await screen.rerender(shell(true));
  const region = screen.getByRole('dialog', { name: 'Edit' }).getByRole('region', { name: 'Messages' });
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  const run = vi.fn();
  list.show({ kind: 'error', text: 'Refused', duration: 0, action: { text: 'Reload', run } });
  await expect.element(region).toHaveTextContent('Refused');
  await expect.poll(() => Math.round(region.element().getBoundingClientRect().top)).toBe(58);
  expect(Math.round(region.element().getBoundingClientRect().width)).toBe(window.innerWidth);
  await screen.getByRole('button', { name: 'Reload' }).click();
  expect(run).toHaveBeenCalledOnce();
  await screen.rerender(shell(false));
  await expect.element(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Refused');
  expect(screen.getByRole('region').elements()).toHaveLength(1);
});

test('SHELL-39 a message covers nothing at the head of a drawer: it is beside it, and at its foot on a phone', async () => {
  const list = createToastList(() => () => undefined);
  await page.viewport(1280, 800);
  const screen = await render(
    <ShellFrame>
      <Toasts list={list} />
      <Modal id="drawer" side="end" label="Edit" style={{ maxWidth: 480, width: 480 }}>
        <p>Text</p>
      </Modal>
    </ShellFrame>,
  );
  list.show({ kind: 'error', text: 'Refused', duration: 0 });
  const toast = () => screen.getByRole('alert').element().getBoundingClientRect();
  const drawer = () => screen.getByRole('dialog', { name: 'Edit' }).element().getBoundingClientRect();
  await expect.poll(() => Math.round(toast().top)).toBe(58);
  await expect.poll(() => toast().right <= drawer().left).toBe(true);
  await page.viewport(390, 800);
  await expect.poll(() => toast().top > 400).toBe(true);
  await page.viewport(1280, 800);
});
