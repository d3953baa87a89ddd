import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AdminRefused } from './start/create-admin.ts';
import { restore } from './start/restore.ts';
import { runProgram, withSessions } from './start/run-program.ts';

/** `npm run restore -- FILE [--replace]`: makes DATA_DIR or DATABASE_URL what a backup has; all of it, or nothing. */
await runProgram(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new AdminRefused('Say which file: npm run restore -- FILE.');
  await withSessions(async (opened, { dataDirectory }) => {
    const progress = (step: string): void => console.log(`… ${step}`);
    const warn = (text: string): void => console.error(text);
    const target = { opened, dataDirectory, mayReplace: values.replace ?? false, progress, warn };
    const { createdAt } = await restore(target, resolve(file));
    console.log(
      `Restored the backup of ${createdAt}. Everybody signs in again; the server needs the same PAGEWRIGHT_SECRET as before.`,
    );
  });
});
