/** Opens the database it is given, says so, and keeps it. */
import { type DatabaseLocation, openDatabase } from '#server/kernel/db/driver/open.ts';
import { silent } from '#tests/database/silent.ts';

const location = JSON.parse(process.argv[2] ?? '') as DatabaseLocation;
await openDatabase(location, { log: silent });
process.stdout.write('ready\n');
setInterval(() => {}, 1000);
