import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestScope } from '../../engine/runtime/testing/createTestScope.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('LIM-03 tasks of a table that run are asked for again every five seconds', async () => {
  const file = join(import.meta.dirname, '../../pages/application/tableJobs.fragment.json');
  const { data } = JSON.parse(readFileSync(file, 'utf8'));
  const call = vi.fn(async () => [{ state: 'waiting' }]);
  const operations = { listTableJobs: { reads: ['table'], writes: [], safe: true } };
  createTestScope(
    { data: { jobs: { call: data.jobs.call, every: data.jobs.every } } },
    { operations, client: { call } },
  );
  await vi.advanceTimersByTimeAsync(4_999);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(call).toHaveBeenCalledTimes(4);
});
