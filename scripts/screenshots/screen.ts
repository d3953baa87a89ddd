import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One screen: a line of a file in `screens`. */
export interface Screen {
  /** The name of its pictures. */
  name: string;
  /** Its address; `{…}` is looked up in the demo (demo-ids.ts). */
  path: string;
  /** The person of the demo who sees it; absent: the owner of Acme, null: nobody. */
  as?: string | null;
  /** What is done once the page is there (steps.ts). */
  then?: readonly string[];
  /** Addresses of calls that fail, as globs. */
  fails?: readonly string[];
  /** Addresses of calls that are never answered. */
  waits?: readonly string[];
  /** A width alone has it. */
  width?: number;
}

/** All screens, by the file that lists them. */
export function readScreens(): { area: string; screens: readonly Screen[] }[] {
  const folder = join(import.meta.dirname, 'screens');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      area: name.replace(/\.json$/, ''),
      // Safe: the files are the project's own.
      screens: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Screen[],
    }));
}
