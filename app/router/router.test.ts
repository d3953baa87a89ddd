import { expect, test, vi } from 'vitest';
import { createRouter } from './router.ts';

function open() {
  const replaceState = vi.fn();
  // The router reads nothing else of a window before it is connected.
  const view = { location: { pathname: '/', search: '', hash: '' }, history: { replaceState } } as unknown as Window;
  return { router: createRouter(view), replaceState };
}

test('before anything is shown the address is replaced quietly', () => {
  const { router, replaceState } = open();
  router.go('/login', { replace: true });
  expect(replaceState).toHaveBeenCalledWith(null, '', '/login');
});

test('navigation before the router is connected waits for it, and the last one counts', () => {
  const { router, replaceState } = open();
  const navigate = vi.fn(async () => undefined);
  router.follow();
  router.go('/register');
  router.go('/login', { replace: true });
  expect([replaceState.mock.calls, navigate.mock.calls]).toEqual([[], []]);
  router.connect({ navigate });
  expect(navigate.mock.calls).toEqual([['/login', { replace: true }]]);
  router.go('/404');
  expect(navigate).toHaveBeenLastCalledWith('/404', { replace: false });
  expect(navigate).toHaveBeenCalledTimes(2);
});
