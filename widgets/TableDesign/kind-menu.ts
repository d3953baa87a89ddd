import type { KindName } from '#kinds';
import { designOf, kindsIn } from '#kinds/designs';
import { matches } from '../kit/listbox/matches.ts';
import { addedLayouts, type AddedLayout, layoutKinds } from './layout-kinds.ts';

/** A kind of field or a layout control. */
export type AddedKind = KindName | AddedLayout;

/** The groups of the menu of kinds, in their order. */
export type KindGroup = 'common' | 'more' | 'computed' | 'layout';

/** What most tables have, the most used first. */
export const commonKinds: readonly KindName[] = kindsIn('common');

/** Every kind once, by its group. */
export const kindGroups: readonly { id: KindGroup; kinds: readonly AddedKind[] }[] = [
  { id: 'common', kinds: commonKinds },
  { id: 'more', kinds: kindsIn('more') },
  { id: 'computed', kinds: kindsIn('computed') },
  { id: 'layout', kinds: [...kindsIn('rows'), ...addedLayouts] },
];

/** Kinds of fields in the order of the menu. */
export const addedKinds: readonly KindName[] = (['common', 'more', 'computed', 'rows'] as const).flatMap(kindsIn);

/** True for a layout control. */
export const isLayout = (kind: AddedKind): kind is AddedLayout => Object.hasOwn(layoutKinds, kind);

const shownAs = (kind: AddedKind) => (isLayout(kind) ? layoutKinds[kind] : designOf(kind));

/** The icon of a kind on a grid of 24 × 24, as strokes like those of the product's icons. */
export const iconOf = (kind: AddedKind): string => shownAs(kind).icon;

interface Named {
  name: string;
  hint: string;
}

/** How well a kind fits what is searched for: 0 is best; undefined where it does not. */
function rankOf(kind: AddedKind, { name, hint }: Named, query: string): number | undefined {
  const start = query.toLowerCase();
  if (name.toLowerCase().startsWith(start)) return 0;
  if (matches(name, query)) return 1;
  const synonyms = shownAs(kind).synonyms.split(',');
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
