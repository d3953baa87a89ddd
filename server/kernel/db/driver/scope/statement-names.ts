import { createHash } from 'node:crypto';
import type { ScopeName } from '../../rights/roles.ts';

/** Sent so often, a text is worth to be kept prepared. */
const often = 3;
/** Every connection keeps so many plans at most, and this process so many texts in mind; for each scope. */
const [mostNames, mostSeen] = [200, 3_000];

/** Gives texts that come again in a scope a name under which connections keep them prepared. */
export function createStatementNames(scope: ScopeName): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < often) {
      // Texts that never come again must not fill the memory; those that do are soon counted anew.
      if (seen.size >= mostSeen) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `${scope}_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    names.set(text, name);
    return name;
  };
}
