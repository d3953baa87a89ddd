import { FilterParser } from 'ldapts';

const special = /[\\*()\0]/g;

/** A text as the value of a filter (RFC 4515): what would be part of the filter becomes its bytes in hex. */
export function escapeFilterValue(text: string): string {
  return text.replace(special, (found) => `\\${found.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** The filter that finds a person: the workspace's own, with the typed text for `{account}`. */
export function personFilter(template: string, account: string): string {
  return template.replaceAll('{account}', () => escapeFilterValue(account));
}

/** Whether every bracket that opens is closed; the parser below takes some that are not. */
function isBalanced(filter: string): boolean {
  let depth = 0;
  for (const [sign] of filter.matchAll(/[()]/g)) {
    depth += sign === '(' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Whether the template is a filter once an account is filled in. */
export function isFilter(template: string): boolean {
  const filter = personFilter(template, 'account');
  if (!isBalanced(filter)) return false;
  try {
    FilterParser.parseString(filter);
    return true;
  } catch {
    return false;
  }
}
