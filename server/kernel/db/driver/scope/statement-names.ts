import { createHash } from 'node:crypto';
import type { ScopeName } from '../../rights/roles.ts';

/** How often a text is sent before it is worth preparing. */
const often = 3;
/** How many plans a connection keeps at most, and how many texts this process counts; for each scope. */
const [mostNames, mostSeen] = [200, 3_000];

/** Names the texts that recur in a scope, so that connections keep them prepared. */
export function createStatementNames(scope: ScopeName): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < often) {
      // Texts that do not recur must not fill the memory; those that do are soon counted again.
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
