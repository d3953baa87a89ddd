import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AdminRefused } from './start/create-admin.ts';
import { requireTarget } from './kernel/db/backup/index.ts';
import { requireNoFiles, restore } from './start/restore.ts';
import { type BeforeWork, runProgram, withSessions } from './start/run-program.ts';

/** `npm run restore -- FILE [--replace]`: makes DATA_DIR or DATABASE_URL what a backup has; all of it, or nothing. */
await runProgram(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new AdminRefused('Say which file: npm run restore -- FILE.');
  const mayReplace = values.replace ?? false;
  const allowed: BeforeWork = async (client, { dataDirectory, shown }) => {
    console.log(`Restoring into the database ${shown}, and the uploaded files into ${resolve(dataDirectory)}.`);
    await requireNoFiles({ dataDirectory, mayReplace });
    await requireTarget(client, { mayReplace });
    return 'migrate';
  };
  await withSessions(allowed, async (opened, { dataDirectory }) => {
    const progress = (step: string): void => console.log(`… ${step}`);
    const warn = (text: string): void => console.error(text);
    const target = { opened, dataDirectory, mayReplace, progress, warn };
    const { createdAt } = await restore(target, resolve(file));
    console.log(
      `Restored the backup of ${createdAt}. Everybody signs in again; the server needs the same PAGEWRIGHT_SECRET as before.`,
    );
  });
});
