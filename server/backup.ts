import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backup } from './start/backup.ts';
import { requireMigrated } from './kernel/db/structure/migrate.ts';
import { type BeforeWork, runProgram, withSessions } from './start/run-program.ts';
import { productVersion } from './start/version.ts';

/** `npm run backup -- FILE`: writes the database and the uploaded files of DATA_DIR or DATABASE_URL into one file. */
await runProgram(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const now = new Date();
  const path = resolve(positionals[0] ?? `pagewright-${now.toISOString().slice(0, 16).replace(/\D/g, '')}.tar.gz`);
  const asItIs: BeforeWork = async (client) => {
    await requireMigrated(client);
    return 'as it is';
  };
  await withSessions(asItIs, async (opened, { dataDirectory }) => {
    const progress = (step: string): void => console.log(`… ${step}`);
    const warn = (text: string): void => console.error(text);
    const { bytes } = await backup({ opened, dataDirectory, product: productVersion(), now, progress, warn }, path);
    console.log(`Wrote ${path}, ${(bytes / 1024 / 1024).toFixed(1)} MB.`);
  });
});
