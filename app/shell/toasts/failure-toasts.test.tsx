import { proxy, ref } from 'valtio/vanilla';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiError } from '#openapi/client';
import type { Screen, ScreenState } from '../../router/screens.ts';
import { ShellFrame } from '../../testing/ShellFrame.tsx';
import { Toasts } from './Toasts.tsx';
import { createToastList } from './toast-list.ts';
import { reportFailures } from './failure-toasts.ts';

async function show() {
  const toasts = createToastList(() => () => undefined);
  // Only whether there is a screen is read.
  const state = proxy<ScreenState>({ screen: ref({} as Screen), isLoading: false, failure: undefined });
  const reload = vi.fn();
  const view = Object.assign(new EventTarget(), { location: { reload } });
  // A window, as far as failures go.
  reportFailures({ screens: { state }, toasts, view: view as unknown as Window });
  const screen = await render(
    <ShellFrame>
      <Toasts list={toasts} />
    </ShellFrame>,
  );
  return { screen, state, view, reload };
}

test('ERR-25 code of the next page that does not arrive is told at once with a way to try again; the page stays', async () => {
  const { screen, state } = await show();
  const retry = vi.fn();
  state.failure = ref({ error: new TypeError('Failed to fetch dynamically imported module'), retry });
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
  const { screen, state } = await show();
  state.failure = ref({
    error: new ApiError({ code: 'internal_error', status: 500, message: 'Something went wrong.' }),
    retry: () => undefined,
  });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
});
