import { isObject, own } from '#schemas';
import { defineValue } from '../base/define-value.ts';
import { isWay } from '../shared/options.ts';

/** The regions of an address; none where the value says nothing of them. */
function regionsIn(value: unknown): readonly unknown[] {
  const region = isObject(value) ? own(value, 'region') : undefined;
  return Array.isArray(region) ? region : [];
}

export const value = defineValue('address', {
  isText: true,
  type: () => 'any',
  live: () => undefined,
  schema: () => ({
    type: 'object',
    properties: {
      region: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 20 } },
      detail: { type: 'string', maxLength: 200 },
      longitude: { type: 'number', minimum: -180, maximum: 180 },
      latitude: { type: 'number', minimum: -90, maximum: 90 },
    },
  }),
  issue({ regions, depth = 3 }, address) {
    if (!regions) return undefined;
    const chosen = regionsIn(address);
    return chosen.length > depth || !isWay(chosen, regions, false) ? { code: 'enum' } : undefined;
  },
});
