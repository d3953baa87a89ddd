import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../install.mjs';

export const notice = 'Written by `npm run generate`; do not edit.';

/** Folder names in a folder of the repository, sorted; none when the folder does not exist yet. */
export async function folders(path: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, path), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The parsed JSON file, or undefined when there is none. A file that is no JSON is an error that names it. */
export async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(join(root, path), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The text of a file of the repository. */
export const readText = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

/** Writes a generated file of the repository, and leaves it untouched when nothing changed. */
export async function writeGenerated(path: string, text: string): Promise<void> {
  const file = join(root, path);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
