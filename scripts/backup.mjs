/** `npm run backup`: writes the database and the uploaded files into one file. */
import { runBuilt } from './run-built.mjs';

runBuilt('backup');
