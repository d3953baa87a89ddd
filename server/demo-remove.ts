import { removeDemo } from './seeds/remove-demo.ts';
import { forgetSecret } from './start/check-secret.ts';
import { runProgram, withDatabase } from './start/run-program.ts';

/** `npm run demo:remove`: takes the demo's workspaces and accounts out of DATA_DIR or DATABASE_URL. */
await runProgram(() =>
  withDatabase(async (database) => {
    const removed = await removeDemo(database, new Date());
    if (!removed) {
      console.log('There is no demo here.');
      return;
    }
    const { accounts, workspaces, otherWorkspaces } = removed;
    if (otherWorkspaces === 0) await forgetSecret(database);
    console.log(`Took away ${workspaces} workspaces and ${accounts} accounts of the demo.`);
    if (otherWorkspaces > 0) {
      console.log(
        `${otherWorkspaces} workspaces that people added stay, and so do the platform's settings: look at them, and go on with the same secret.`,
      );
    }
    console.log('Make an administrator with: npm run admin:create -- --username NAME');
  }),
);
