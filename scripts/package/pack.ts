import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The command line of npm; on Windows it is a script. */
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs `npm pack` on a package's folder and gives the path of the archive, which it puts into `into`. */
export async function pack(folder: string, into: string): Promise<string> {
  const args = ['pack', '--json', '--loglevel=error', '--pack-destination', into, folder];
  const { stdout } = await run(npm, args, { shell: process.platform === 'win32' });
  const [packed]: { filename: string }[] = JSON.parse(stdout);
  if (!packed) throw new Error(`npm pack said nothing about ${folder}`);
  return join(into, packed.filename);
}
