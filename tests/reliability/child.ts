import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '#scripts/install.mjs';
import { type ProgramName, programFile } from './programs.ts';

/** A process of its own that runs one of the programs beside this file. */
export interface Child {
  pid: number;
  /** Every whole line that it has printed so far. */
  lines(): string[];
  /** Resolves when it prints such a line; rejects when it ends before. */
  printed(line: string): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** What it printed as errors. */
  errors(): string;
  /** Resolves when it has ended. */
  ended(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

/** Starts a program with one JSON argument. */
export function startChild(program: ProgramName, argument: unknown): Child {
  const child: ChildProcess = spawn(process.execPath, [programFile(program), JSON.stringify(argument)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let noticed = (): void => {};
  child.stdout?.on('data', (text: Buffer) => {
    output += text.toString();
    noticed();
  });
  child.stderr?.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const lines = (): string[] => output.split('\n').slice(0, -1);
  return {
    pid: child.pid ?? 0,
    lines,
    printed: async (line) => {
      while (!lines().includes(line)) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`${program} ended:\n${output}${errors}`);
        const more = new Promise<void>((resolve) => {
          noticed = resolve;
        });
        await Promise.race([more, ended]);
      }
    },
    signal: (name) => child.kill(name),
    errors: () => errors,
    ended: () => ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
