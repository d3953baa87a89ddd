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
  keys?: string;
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
  recent: readonly HostPageLink[];
  pages: readonly HostPageLink[];
  shortcuts: readonly Shortcut[];
  words: { recent: string; pages: string; actions: string };
}

/** Of one group, so that the next one stays in sight. */
const mostOfGroup = 20;
const mostAtFirst = 5;

/** What fits the typed words, group by group; without words where the person was last and what the page offers. */
export function findAll({ text, isAnswered, groups = [], recent, pages, shortcuts, words }: Sources): FoundGroup[] {
  const wanted = text.split(/\s+/).filter(Boolean);
  const hasWords = (found: Found, more: readonly string[] = []): boolean =>
    wanted.every((word) => [found.label, found.hint ?? '', ...more].some((own) => matches(own, word)));
  const sorted = (items: readonly Found[]): Found[] =>
    items.toSorted((one, other) => Number(starts(other.label, text)) - Number(starts(one.label, text)));
  const most = wanted.length === 0 ? mostAtFirst : mostOfGroup;
  const own = groups.map(({ id, label, items, searched }) => ({
    id,
    label,
    items: searched && isAnswered ? (items ?? []) : sorted((items ?? []).filter((item) => hasWords(item))),
  }));
  const actions = shortcuts.flatMap((one): Found[] =>
    one.run ? [{ id: `${one.keys} ${one.label}`, label: one.label, keys: one.keys, run: one.run }] : [],
  );
  const filled = [
    { id: 'recent', label: words.recent, items: wanted.length === 0 ? recent : [] },
    ...own,
    {
      id: 'pages',
      label: words.pages,
      items: wanted.length === 0 ? [] : sorted(pages.filter((page) => hasWords(page, page.words))),
    },
    { id: 'actions', label: words.actions, items: actions.filter((item) => hasWords(item)) },
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
  return text !== '' && label.toLocaleLowerCase().startsWith(text.toLocaleLowerCase());
}
