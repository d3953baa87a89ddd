/**
 * A step of `npm run check`: names of the glossary's left column are not declared any more, and visible texts name things
 * as the list of terms does. Exits 1 when one of these does not hold.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { findTerms, termText } from './words/find-terms.ts';
import { findingText, findWords } from './words/find-words.ts';
import { rooms } from './words/glossary.ts';
import { visibleTexts } from './words/visible-texts.ts';

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...rooms], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('/generated/') && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const lines = [
  ...sources.flatMap(({ path, text }) => findWords(path, text)).map(findingText),
  ...findTerms(await visibleTexts(sources)).map(termText),
];
for (const line of lines) console.log(line);
process.exitCode = lines.length === 0 ? 0 : 1;
