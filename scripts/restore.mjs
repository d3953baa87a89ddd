/** `npm run restore`: makes the database and the uploaded files those of a backup. */
import { runBuilt } from './run-built.mjs';

runBuilt('restore');
