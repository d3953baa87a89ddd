import { matches } from '../kit/listbox/matches.ts';
import { type AddedKind, addedKinds, addedLayouts } from './new-kinds.ts';
import { kindSynonyms } from './kind-synonyms.ts';

/** The groups of the menu of kinds, in their order. */
export type KindGroup = 'common' | 'more' | 'computed' | 'layout';

/** What most tables have, the most used first. */
export const commonKinds = [
  'text',
  'number',
  'date',
  'select',
  'user',
  'relation',
  'file',
  'image',
] as const satisfies readonly AddedKind[];

const computedKinds = ['formula', 'rollup', 'lookup', 'serial', 'system'] as const satisfies readonly AddedKind[];
const rows = ['subTable'] as const satisfies readonly AddedKind[];
const elsewhere: ReadonlySet<AddedKind> = new Set([...commonKinds, ...computedKinds, ...rows]);

/** Every kind once, by its group. */
export const kindGroups: readonly { id: KindGroup; kinds: readonly AddedKind[] }[] = [
  { id: 'common', kinds: commonKinds },
  { id: 'more', kinds: addedKinds.filter((kind) => !elsewhere.has(kind)) },
  { id: 'computed', kinds: computedKinds },
  { id: 'layout', kinds: [...rows, ...addedLayouts] },
];

interface Named {
  name: string;
  hint: string;
}

/** How well a kind fits what is searched for: 0 is best; undefined where it does not. */
function rankOf(kind: AddedKind, { name, hint }: Named, query: string): number | undefined {
  const start = query.toLowerCase();
  if (name.toLowerCase().startsWith(start)) return 0;
  if (matches(name, query)) return 1;
  const synonyms = kindSynonyms[kind];
  if (synonyms.some((one) => one.startsWith(start))) return 2;
  if (synonyms.some((one) => matches(one, query))) return 3;
  return matches(hint, query) ? 4 : undefined;
}

/** The kinds that fit what is searched for, by name, synonym in either language or hint, the best first. */
export function findKinds(kinds: readonly AddedKind[], query: string, named: (kind: AddedKind) => Named): AddedKind[] {
  const found = kinds.flatMap((kind) => {
    const rank = rankOf(kind, named(kind), query.trim());
    return rank === undefined ? [] : [{ kind, rank }];
  });
  return found.sort((one, other) => one.rank - other.rank).map(({ kind }) => kind);
}
