import { defineValue } from '../base/define-value.ts';
import { idSchema } from '../shared/ids.ts';
import { isWay } from '../shared/options.ts';

export const value = defineValue('cascade', {
  type: () => 'texts',
  live: () => ({ type: 'texts' }),
  schema: () => ({ type: 'array', maxItems: 20, items: idSchema }),
  issue({ options, only_leaves: onlyLeaves = false }, path) {
    if (options.source !== 'fixed' || !Array.isArray(path)) return undefined;
    return isWay(path, options.options, onlyLeaves) ? undefined : { code: 'enum' };
  },
});
