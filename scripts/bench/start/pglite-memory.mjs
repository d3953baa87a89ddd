/**
 * Opens an embedded database and nothing else, and prints how many MB the process grew by: PGlite's own share of what a server
 * holds in memory. `node pglite-memory.mjs <data directory>`.
 */
import { PGlite } from '@electric-sql/pglite';

const held = () => process.memoryUsage.rss() / 2 ** 20;
const before = held();
const database = await PGlite.create(process.argv[2]);
await database.query('select count(*) from pg_class');
console.log(Math.round(held() - before));
await database.close();
