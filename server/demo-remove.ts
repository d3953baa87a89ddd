import { openDatabase } from './kernel/db/driver/open.ts';
import { readSettings } from './kernel/foundation/settings.ts';
import { createLog } from './kernel/http/observe/log.ts';
import { removeDemo } from './seeds/remove-demo.ts';
import { forgetSecret } from './start/check-secret.ts';
import { knownFailure } from './start/known-failure.ts';

/** `npm run demo:remove`: takes the demo's workspaces and accounts out of DATA_DIR or DATABASE_URL. */
async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const location = settings.databaseUrl ? { url: settings.databaseUrl } : { dataDir: settings.dataDirectory };
  const opened = await openDatabase(location, { log: createLog({ logLevel: 'warn' }) });
  try {
    const removed = await removeDemo(opened.database, new Date());
    if (!removed) {
      console.log('There is no demo here.');
      return;
    }
    const { accounts, workspaces, otherWorkspaces } = removed;
    if (otherWorkspaces === 0) await forgetSecret(opened.database);
    console.log(`Took away ${workspaces} workspaces and ${accounts} accounts of the demo.`);
    if (otherWorkspaces > 0) {
      console.log(
        `${otherWorkspaces} workspaces that people added stay, and so do the platform's settings: look at them, and go on with the same secret.`,
      );
    }
    console.log('Make an administrator with: npm run admin:create -- --username NAME');
  } finally {
    await opened.close();
  }
}

try {
  await run();
  process.exit(0);
} catch (error) {
  console.error(knownFailure(error) ?? error);
  process.exit(1);
}
