/** `npm run admin:create`: makes the first platform administrator of a production installation. */
import { runBuilt } from './run-built.mjs';

runBuilt('admin-create');
