import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../install.mjs';

const cli = join(root, 'node_modules/@formatjs/cli/bin/formatjs');

/** What the FormatJS command printed, and whether it accepted its input. */
export interface Outcome {
  isGood: boolean;
  output: string;
}

/** Runs `formatjs` with these arguments at the root of the repository. */
export function formatjs(args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ isGood: error === null, output: `${stdout}${stderr}`.trim() }),
    );
  });
}

/** Writes each set of texts as `<name>.json` into a new folder, which is removed after the work. */
export async function withTextFiles<Result>(
  sets: Readonly<Record<string, unknown>>,
  work: (folder: string, paths: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-messages-'));
  try {
    const paths = Object.keys(sets).map((name) => join(folder, `${name}.json`));
    await Promise.all(Object.values(sets).map((texts, at) => writeFile(paths[at] ?? '', JSON.stringify(texts))));
    return await work(folder, paths);
  } finally {
    await rm(folder, { recursive: true });
  }
}
