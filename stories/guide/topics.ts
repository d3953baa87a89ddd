import type { Locale } from '../host-for.ts';
import groups from './groups.json' with { type: 'json' };
import list from './topics.json' with { type: 'json' };

export interface Topic {
  id: string;
  /** A key of groups.json. */
  group?: string;
  title: Record<Locale, string>;
}

/** The pages of the guide, in the order in which they lead. */
export const topics: readonly Topic[] = list;

/** The headings of the sidebar over the pages of a group. */
export const groupTitles: Readonly<Record<string, Record<Locale, string>>> = groups;

/** Where Storybook lists a page: one entry, below its group. */
export function sidebarTitle({ group, title }: Topic): string {
  const inside = group === undefined ? [] : [groupTitles[group]?.['en-US'] ?? group];
  return ['Guide', ...inside, title['en-US']].join('/');
}

/** The id by which Storybook's addresses name the page. */
export const storyId = (topic: Topic): string =>
  `${sidebarTitle(topic)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')}--page`;
