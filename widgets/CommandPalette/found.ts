import { foldCase } from '#schemas/values';
import type { HostPageLink } from '#engine/runtime';
import { matches } from '../kit/listbox/matches.ts';
import type { CommandPaletteProps } from '../generated/types.ts';
import type { Shortcut } from '../kit/shortcuts/shortcut-book.ts';

/** Something that the palette found. */
export interface Found {
  id: string;
  label: string;
  hint?: string | null | undefined;
  icon?: string | null | undefined;
  href?: string | null | undefined;
  /** Of an action. */
  keys?: string | undefined;
  run?: (() => void) | undefined;
}

export interface FoundGroup {
  id: string;
  label: string;
  items: readonly Found[];
  /** How many options stand above it. */
  before: number;
}

interface Sources {
  text: string;
  /** Groups that are searched by the server have its answer to the text, and not to an earlier one. */
  isAnswered: boolean;
  groups: CommandPaletteProps['groups'];
  favorites: readonly HostPageLink[];
  recent: readonly HostPageLink[];
  pages: readonly HostPageLink[];
  /** What is done to the shown page from here, before what it offers itself. */
  own: readonly Found[];
  shortcuts: readonly Shortcut[];
  words: { favorites: string; recent: string; pages: string; actions: string };
}

/** Of one group, so that the next one stays in sight. */
const mostOfGroup = 20;
const mostAtFirst = 5;

/** What fits the typed words, group by group; without words where the person was last and what the page offers. */
export function findAll(sources: Sources): FoundGroup[] {
  const { text, isAnswered, groups = [], favorites, recent, pages, shortcuts, words } = sources;
  const wanted = text.split(/\s+/).filter(Boolean);
  const hasWords = (found: Found, more: readonly string[] = []): boolean =>
    wanted.every((word) => [found.label, found.hint ?? '', ...more].some((own) => matches(own, word)));
  const sorted = (items: readonly Found[]): Found[] =>
    items.toSorted((one, other) => Number(starts(other.label, text)) - Number(starts(one.label, text)));
  const most = wanted.length === 0 ? mostAtFirst : mostOfGroup;
  const given = groups.map(({ id, label, items, searched }) => ({
    id,
    label,
    items: searched && isAnswered ? (items ?? []) : sorted((items ?? []).filter((item) => hasWords(item))),
  }));
  const actions = shortcuts.flatMap((one): Found[] =>
    one.run
      ? [
          {
            id: `${one.keys} ${one.label}`,
            label: one.label,
            icon: one.icon,
            keys: one.keys || undefined,
            run: one.run,
          },
        ]
      : [],
  );
  const filled = [
    { id: 'favorites', label: words.favorites, items: sorted(favorites.filter((page) => hasWords(page))) },
    { id: 'recent', label: words.recent, items: wanted.length === 0 ? recent : [] },
    ...given,
    {
      id: 'pages',
      label: words.pages,
      items: wanted.length === 0 ? [] : sorted(pages.filter((page) => hasWords(page, page.words))),
    },
    { id: 'actions', label: words.actions, items: [...sources.own, ...actions].filter((item) => hasWords(item)) },
  ]
    .map((group) => ({ ...group, items: group.items.slice(0, most) }))
    .filter(({ items }) => items.length > 0);
  let before = 0;
  return filled.map((group) => {
    const counted = { ...group, before };
    before += group.items.length;
    return counted;
  });
}

function starts(label: string, text: string): boolean {
  return text !== '' && foldCase(label).startsWith(foldCase(text));
}
