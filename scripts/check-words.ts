/** A step of `npm run check`: names of the glossary's left column are not declared any more. Exits 1 when one is. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { findingText, findWords } from './words/find-words.ts';
import { rooms } from './words/glossary.ts';

const findings = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...rooms], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('/generated/') && existsSync(join(root, path)))
  .flatMap((path) => findWords(path, readFileSync(join(root, path), 'utf8')));
for (const finding of findings) console.log(findingText(finding));
process.exitCode = findings.length === 0 ? 0 : 1;
