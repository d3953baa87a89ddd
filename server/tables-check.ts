import { structureDifferences } from './domains/data/index.ts';
import { runProgram, withDatabase } from './start/run-program.ts';

/**
 * `npm run tables:check`: prints where the record tables in DATA_DIR or DATABASE_URL are not as their designs say, and ends with 1
 * when there is such a place.
 */
await runProgram(async () => {
  let isSound = true;
  await withDatabase(async (database) => {
    const found = await structureDifferences(database);
    isSound = found.length === 0;
    for (const { wsId, differences } of found)
      for (const difference of differences) console.log(`workspace ${wsId}: ${difference}`);
    if (isSound) console.log('All record tables are as their designs say.');
  });
  if (!isSound) process.exit(1);
});
