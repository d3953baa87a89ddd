import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRegistry } from '#engine/runtime';
import { LoadError, loadWithin } from './load-within.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const view = {
  setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds),
  clearTimeout: (timer: number) => clearTimeout(timer),
  // The part of a window that is used.
} as unknown as Window;

test('ERR-25 LIM-10 code that does not arrive is reported as a load error after 120 seconds, and asked for anew afterwards', async () => {
  const report = vi.fn();
  const fetchCode = vi.fn((): Promise<unknown> => new Promise(() => undefined));
  const registry = createRegistry({ widgets: loadWithin({ Table: fetchCode }, view, report), actions: {} });
  const failed = vi.fn();
  registry.loadWidgets(['Table']).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(LoadError));
  expect(report).toHaveBeenCalledOnce();
  fetchCode.mockResolvedValue('the component');
  await registry.loadWidgets(['Table']);
  expect(registry.widget('Table')).toBe('the component');
});

test('ERR-25 code that arrives, or fails at once, is no load error', async () => {
  const report = vi.fn();
  const loaders = {
    Table: async () => 'the component',
    Chart: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  };
  const registry = createRegistry({ widgets: loadWithin(loaders, view, report), actions: {} });
  await registry.loadWidgets(['Table']);
  await expect(registry.loadWidgets(['Chart'])).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(200_000);
  expect(report).not.toHaveBeenCalled();
});
