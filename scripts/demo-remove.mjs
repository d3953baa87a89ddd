/** `npm run demo:remove`: takes the demo's workspaces and accounts away, before production uses the data. */
import { runBuilt } from './run-built.mjs';

runBuilt('demo-remove');
