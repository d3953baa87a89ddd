/** `npm run tables:check`: compares the record tables of all workspaces with the designs of their tables. */
import { runBuilt } from './run-built.mjs';

runBuilt('tables-check');
