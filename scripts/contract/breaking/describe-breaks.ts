import { type Break, breakingRules } from './rules.ts';

/** Calls that are named; the rest is counted. */
const named = 4;

function callsText({ location, calls }: Break): string {
  const [first = ''] = calls;
  // The place says it already.
  if (calls.length === 1 && location.split(':')[0] === first) return '';
  const more = calls.length > named ? ` and ${calls.length - named} more` : '';
  return ` (${calls.slice(0, named).join(', ')}${more})`;
}

/** The breaks as lines: place, what changed and whom it meets; below each its rule and what to do. */
export function describeBreaks(breaks: Break[]): string {
  return breaks
    .map((one) => `- ${one.location} ${one.message}${callsText(one)}\n    ${one.rule}: ${breakingRules[one.rule]}`)
    .join('\n');
}
