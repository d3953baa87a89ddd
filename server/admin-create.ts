import { parseArgs } from 'node:util';
import { openDatabase } from './kernel/db/driver/open.ts';
import { createLog } from './kernel/http/observe/log.ts';
import { BadSetting, readSettings } from './kernel/foundation/settings.ts';
import { ask } from './start/ask.ts';
import { AdminRefused, createAdmin } from './start/create-admin.ts';
import { knownFailure } from './start/known-failure.ts';

/** `npm run admin:create -- --username <name>`: the password is asked for, or taken from ADMIN_PASSWORD. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { username: { type: 'string' } } });
  const username = values.username ?? (await ask('Username: '));
  if (!username) throw new AdminRefused('Say who: npm run admin:create -- --username <name>.');
  const password = process.env.ADMIN_PASSWORD || (await ask('Password: ', { isHidden: true }));
  if (!password) throw new AdminRefused('Set ADMIN_PASSWORD, or run this at a terminal to be asked for the password.');
  const settings = readSettings(process.env);
  const location = settings.databaseUrl ? { url: settings.databaseUrl } : { dataDir: settings.dataDirectory };
  const opened = await openDatabase(location, { log: createLog({ logLevel: 'warn' }) });
  try {
    await createAdmin(opened.database, { username, password });
    console.log(`Made the platform administrator ${username.trim()}.`);
  } finally {
    await opened.close();
  }
}

try {
  await run();
  process.exit(0);
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const explanation =
    error instanceof AdminRefused || error instanceof BadSetting || isUsage ? error.message : knownFailure(error);
  console.error(explanation ?? error);
  process.exit(1);
}
