import fc from 'fast-check';
import { isWhole } from './tier.ts';

// The gate asks the same random cases each time, so that it is red for what was changed. New ones are for the whole run.
if (!isWhole) fc.configureGlobal({ seed: 20_261_129 });
