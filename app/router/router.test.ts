import { expect, test, vi } from 'vitest';
import { createRouter } from './router.ts';

function open() {
  const replaceState = vi.fn();
  // The router reads nothing else of a window before its component is here.
  const view = { location: { pathname: '/', search: '', hash: '' }, history: { replaceState } } as unknown as Window;
  return { router: createRouter(view), replaceState };
}

test('before anything is shown the address is replaced quietly', () => {
  const { router, replaceState } = open();
  router.go('/login', { replace: true });
  expect(replaceState).toHaveBeenCalledWith(null, '', '/login');
});

test('where somebody goes before the router is here waits for it, and the last wish counts', () => {
  const { router, replaceState } = open();
  const navigate = vi.fn();
  router.follow();
  router.go('/register');
  router.go('/login', { replace: true });
  expect([replaceState.mock.calls, navigate.mock.calls]).toEqual([[], []]);
  const detach = router.attach(navigate);
  expect(navigate.mock.calls).toEqual([['/login', { replace: true }]]);
  router.go('/404');
  expect(navigate).toHaveBeenLastCalledWith('/404', { replace: false });
  detach();
  router.attach(vi.fn());
  expect(navigate).toHaveBeenCalledTimes(2);
});
