import type { TagsBarProps } from '../generated/types.ts';

export type PageTag = NonNullable<TagsBarProps['items']>[number];
export type ClosingKind = 'one' | 'others' | 'behind' | 'all';

/** The ids of the tags that go; those that cannot be closed stay. */
export function idsClosed(tags: readonly PageTag[], kind: ClosingKind, id: string): string[] {
  const at = tags.findIndex((tag) => tag.id === id);
  const goes: Record<ClosingKind, (tag: PageTag, index: number) => boolean> = {
    one: (tag) => tag.id === id,
    others: (tag) => tag.id !== id,
    behind: (_tag, index) => at !== -1 && index > at,
    all: () => true,
  };
  return tags.filter((tag, index) => tag.closable !== false && goes[kind](tag, index)).map((tag) => tag.id);
}

/** SHELL-19: what is shown after tags were closed: the same page, else the last one that is left, else none. */
export function closing(
  tags: readonly PageTag[],
  ids: readonly string[],
  current: string | null,
): { id: string | null; href: string } {
  const left = tags.filter(({ id }) => !ids.includes(id));
  const next = left.find(({ id }) => id === current) ?? left.at(-1);
  return { id: next?.id ?? null, href: next?.href ?? '' };
}
