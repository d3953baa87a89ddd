import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/reliability/server-process.ts';

/** What a process has used since it began. */
export interface Usage {
  /** All threads, in milliseconds. */
  cpu: number;
  /** MB that it holds in memory now. */
  memory: number;
}

export interface MeasuredProcess {
  port: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts a program that listens on PORT, with nothing of this process's environment, and waits until `path` answers. */
export async function startMeasured(
  file: string,
  { path, env }: { path: string; env: Record<string, string> },
): Promise<MeasuredProcess> {
  const port = await freePort();
  const { PATH = '', HOME = '', BENCH_NODE_OPTIONS = '' } = process.env;
  const reporter = join(import.meta.dirname, 'report-usage.mjs');
  const options = BENCH_NODE_OPTIONS.split(' ').filter(Boolean);
  const child = spawn(process.execPath, [...options, '--import', reporter, file], {
    env: { PATH, HOME, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  for (let tries = 0; !(await answers(`http://127.0.0.1:${port}${path}`)); tries += 1) {
    if (child.exitCode !== null || tries > 600) throw new Error(`${file} does not serve.`);
    await wait(50);
  }
  return {
    port,
    async usage() {
      child.send('usage');
      // The only message that the reporter sends.
      const [usage] = (await once(child, 'message')) as [Usage];
      return usage;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Not listening yet.
    return false;
  }
}
