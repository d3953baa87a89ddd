import { readDuration, writeDuration } from '#schemas/values';
import { defineValue } from '../base/define-value.ts';

/** Some thirty years: a longer duration is a typing error. */
const longest = 1_000_000_000;

export const value = defineValue('duration', {
  isOrdered: true,
  ofMany: () => ({ type: 'duration' }),
  text: ({ granularity }, value) =>
    typeof value === 'number' ? writeDuration(Math.round(value), granularity === 'second') : undefined,
  type: () => 'number',
  live: () => ({ type: 'number' }),
  schema: ({ granularity, min = 0, max = longest }) => ({
    type: 'integer',
    minimum: min,
    maximum: max,
    ...(granularity !== 'second' && { multipleOf: 60 }),
  }),
  // Seconds that a minute has no room for are not cut off, but make it no value; a number does not say of what.
  read({ granularity }, cell) {
    const seconds = typeof cell === 'string' ? readDuration(cell) : undefined;
    const fits = seconds !== undefined && (granularity === 'second' || seconds % 60 === 0);
    return fits ? { value: seconds } : { issue: 'kind' };
  },
});
