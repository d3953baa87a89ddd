import { parseArgs } from 'node:util';
import { ask } from './start/ask.ts';
import { AdminRefused, createAdmin } from './start/create-admin.ts';
import { runProgram, withDatabase } from './start/run-program.ts';

/** `npm run admin:create -- --username <name>`: the password is asked for, or taken from ADMIN_PASSWORD. */
await runProgram(async () => {
  const { values } = parseArgs({ options: { username: { type: 'string' } } });
  const username = values.username ?? (await ask('Username: '));
  if (!username) throw new AdminRefused('Say who: npm run admin:create -- --username <name>.');
  const password = process.env.ADMIN_PASSWORD || (await ask('Password: ', { isHidden: true }));
  if (!password) throw new AdminRefused('Set ADMIN_PASSWORD, or run this at a terminal to be asked for the password.');
  await withDatabase(async (database) => {
    await createAdmin(database, { username, password });
    console.log(`Made the platform administrator ${username.trim()}.`);
  });
});
