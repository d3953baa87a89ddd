import type { Say } from './comparison.ts';
import { callersOf, type ReleasedOperation } from './released-operations.ts';
import { isNode } from '../source.ts';

const texts = [
  ['x-guard', 'guard-changed', 'The guard'],
  ['x-scope', 'scope-changed', 'The scope'],
  ['x-session', 'session-changed', 'x-session'],
  ['x-versioned', 'version-check-changed', 'x-versioned'],
] as const;

/** Ways of signing in, each as the schemes that it needs. */
function waysIn({ node }: ReleasedOperation): string[][] {
  const security = Array.isArray(node['security']) ? node['security'].filter(isNode) : [];
  return security.map((way) => Object.keys(way));
}

/** Reports which roles lost the call, which gained it, and changes of its other attributes. */
export function comparePermission(old: ReleasedOperation, now: ReleasedOperation, say: Say): void {
  const [was, is] = [callersOf(old), callersOf(now)];
  const lost = was.filter((role) => !is.includes(role));
  const gained = is.filter((role) => !was.includes(role));
  const [oldSet, newSet] = [old.node['x-roles'], now.node['x-roles']];
  if (lost.length > 0) say('roles-narrowed', old.id, `${lost.join(', ')} may not call it any more`);
  if (gained.length > 0) say('roles-widened', old.id, `${gained.join(', ')} may call it now`);
  if (oldSet === 'public' && newSet !== 'public') say('roles-narrowed', old.id, 'needs a sign-in now');
  if (oldSet !== 'public' && newSet === 'public') say('roles-widened', old.id, 'needs no sign-in any more');
  for (const [key, rule, name] of texts) {
    const [before, after] = [old.node[key], now.node[key]];
    if (before !== after) say(rule, old.id, `${name} was ${before ?? 'not there'}, and is ${after ?? 'gone'}`);
  }
  if (old.node['x-safe'] === true && now.node['x-safe'] !== true)
    say('repeat-unsafe', old.id, 'was x-safe, and is not any more');
  const ways = waysIn(now);
  for (const way of waysIn(old)) {
    if (!ways.some((needed) => needed.every((scheme) => way.includes(scheme))))
      say('sign-in-changed', old.id, `${way.join(' and ') || 'no sign-in'} is not enough any more`);
  }
}
