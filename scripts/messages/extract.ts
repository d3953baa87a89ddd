import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../install.mjs';
import { formatjs, withTextFiles } from './formatjs.ts';

/** Rooms whose code asks for texts by react-intl. */
const rooms = ['app', 'engine', 'widgets'];

/** The one file that formats messages whose keys come from documents. */
const keysFromDocuments = 'engine/react/intl.ts';

/** Texts that are found by the code of an error, or that the runtime names without React. */
const namedElsewhere = ['engine.error.', 'engine.unsaved.'];

/** The source files in which `formatjs extract` looks for keys. */
export async function filesWithKeys(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-co', '--exclude-standard', ...rooms], {
    cwd: root,
  });
  return stdout
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/(generated|testing)\//.test(file))
    .filter((file) => file !== keysFromDocuments);
}

/** The keys that code asks for. Fails with the message of FormatJS where a key is not a literal. */
export function extractKeys(files: readonly string[]): Promise<{ keys: string[]; failure?: string }> {
  return withTextFiles({}, async (folder) => {
    const list = join(folder, 'files.txt');
    const found = join(folder, 'found.json');
    await writeFile(list, files.join('\n'));
    const { isGood, output } = await formatjs(['extract', '--throws', '--in-file', list, '--out-file', found]);
    if (!isGood) return { keys: [], failure: output };
    return { keys: Object.keys(JSON.parse(await readFile(found, 'utf8'))) };
  });
}

/** Keys that code asks for and no file of texts has, and texts of these rooms that no code asks for. */
export function compareKeys(asked: readonly string[], texts: readonly string[]): string[] {
  const known = new Set(texts);
  const wanted = new Set(asked);
  return [
    ...asked.filter((key) => !known.has(key)).map((key) => `Code asks for ${key}, which no file of texts has.`),
    ...texts
      .filter((key) => !wanted.has(key) && !namedElsewhere.some((prefix) => key.startsWith(prefix)))
      .map((key) => `No code asks for ${key}: remove it in every language.`),
  ];
}
