import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiError } from '#openapi/client';
import type { App } from '../prerender/create-app.ts';
import { ShellFrame } from '../testing/ShellFrame.tsx';
import { Toasts } from './toasts/Toasts.tsx';
import { createToastList } from './toasts/toast-list.ts';
import { createValue } from '../router/value.ts';
import { FailureToasts } from './FailureToasts.tsx';

async function show() {
  const toasts = createToastList(() => () => undefined);
  const failure = createValue<{ error: unknown; retry: () => void } | undefined>(undefined);
  const reload = vi.fn();
  const view = Object.assign(new EventTarget(), { location: { reload } });
  // Only what the toasts read.
  const app = { screens: { failure, screen: createValue({}) }, toasts, view } as unknown as App;
  const screen = await render(
    <ShellFrame>
      <FailureToasts app={app} />
      <Toasts list={toasts} />
    </ShellFrame>,
  );
  return { screen, failure, view, reload };
}

test('ERR-25 code of the next page that does not arrive is told at once with a way to try again; the page stays', async () => {
  const { screen, failure } = await show();
  const retry = vi.fn();
  failure.set({ error: new TypeError('Failed to fetch dynamically imported module'), retry });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

test('ERR-25 code that is gone after an update offers to load the product anew', async () => {
  const { screen, view, reload } = await show();
  view.dispatchEvent(new Event('vite:preloadError'));
  await screen.getByRole('button', { name: 'Reload' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

test('ERR-12 an answer of the server is told in its own words', async () => {
  const { screen, failure } = await show();
  failure.set({
    error: new ApiError({ code: 'internal_error', status: 500, message: 'Something went wrong.' }),
    retry: () => undefined,
  });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
});
