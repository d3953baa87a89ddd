import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeBudget } from './budget.mjs';
import { calibrate, costOfFiles, endedSeconds } from './cost.mjs';
import { watchCpu } from './watch-cpu.mjs';

describe('what a test run costs', () => {
  test('counts the CPU seconds of a process that ended, and of what it waited for', async () => {
    const busy = 'const end = process.cpuUsage().user + 100_000; while (process.cpuUsage().user < end);';
    const inner = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); ${busy}`;
    endedSeconds();
    const child = spawn(process.execPath, ['-e', inner]);
    await once(child, 'exit');
    const seconds = endedSeconds();
    // Elsewhere than on Linux the system does not tell.
    if (existsSync('/proc/self/stat')) expect(seconds).toBeGreaterThanOrEqual(0.2);
    else expect(seconds).toBe(0);
  });

  test('counts the CPU seconds of processes that nobody waits for', async () => {
    // It stays for a while after its work, so that it is seen.
    const busy =
      'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end); setTimeout(() => {}, 3000);';
    const start = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(busy)}], { detached: true, stdio: 'ignore' }).unref();`;
    const watched = watchCpu('a test');
    const child = spawn(process.execPath, ['-e', start], { env: { ...process.env, ...watched.environment } });
    await once(child, 'exit');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const seconds = watched.end();
    if (existsSync('/proc/self/stat')) expect(seconds).toBeGreaterThan(0.25);
    else expect(seconds).toBe(0);
  });

  test('measures the machine by a task that takes time', () => expect(calibrate(1)).toBeGreaterThan(0));

  test('shares the cost of a suite among its files by their time', () => {
    const files = [
      { file: 'a.test.ts', seconds: 1 },
      { file: 'b.test.ts', seconds: 3 },
    ];
    expect(costOfFiles(8, files)).toEqual([
      { file: 'b.test.ts', cpu: 6 },
      { file: 'a.test.ts', cpu: 2 },
    ]);
    expect(costOfFiles(8, [])).toEqual([]);
  });

  test('warns above the budget, and fails when three runs above it are recorded', () => {
    const run = { date: '2026-11-29', took: 120 };
    expect(judgeBudget(99, { budget: 100, overBudget: [run] })).toBeUndefined();
    expect(judgeBudget(120, { budget: 100, overBudget: [run, run] })).toMatchObject({ isFailure: false });
    expect(judgeBudget(99, { budget: 100, overBudget: [run, run, run] })).toMatchObject({ isFailure: true });
  });
});
