/**
 * `npm run check:pages [-- FOLDER…] [--json]`: checks page documents and message files. Prints
 * `file:line:column CODE pointer message` for each diagnostic, and exits 1 when there is one.
 */
import { existsSync } from 'node:fs';
import { checkPages, type PageDiagnostic } from './pages/check.ts';

const started = performance.now();
const args = process.argv.slice(2);
const folders = args.filter((arg) => !arg.startsWith('--'));
const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--json');
if (unknown !== undefined) {
  console.error(`${unknown} is not known. Usage: npm run check:pages [-- FOLDER…] [--json]`);
  process.exit(2);
}
const missing = folders.find((folder) => !existsSync(folder));
if (missing !== undefined) {
  console.error(`There is no folder ${missing}.`);
  process.exit(2);
}
const { documents, messages, diagnostics } = await checkPages(folders);

if (args.includes('--json')) console.log(JSON.stringify({ documents, messages, faults: diagnostics }, null, 2));
else {
  for (const diagnostic of diagnostics) console.log(line(diagnostic));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${documents} documents and ${messages} message files checked in ${seconds} s: ${diagnostics.length} diagnostics.`,
  );
}
process.exitCode = diagnostics.length ? 1 : 0;

function line({ file, line: row, column, code, pointer, message, hint }: PageDiagnostic): string {
  return `${file}:${row ?? 1}:${column ?? 1} ${code} ${pointer || '/'} ${message}${hint === undefined ? '' : ` ${hint}`}`;
}
