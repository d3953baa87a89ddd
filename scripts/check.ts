/** `npm run check`: everything that can be known without running the product. Prints what failed, exits 1 when anything did. */
import { checks, printCheck } from './suites/checks.mjs';
import { runQueue } from './suites/queue.mjs';

const rows = await runQueue(checks(), (_task, row) => printCheck(row));
process.exit(rows.every(({ failed }) => failed === 0) ? 0 : 1);
