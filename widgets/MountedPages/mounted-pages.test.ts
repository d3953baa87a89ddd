import { expect, test } from 'vitest';
import type { ReactElement } from 'react';
import type { PageViewProps } from '#engine';
import { isListPage, type MountedPage, stillMounted } from './mounted-pages.ts';

const page = (name: string): MountedPage => ({
  key: name,
  turn: 0,
  link: `/${name}`,
  query: '{}',
  isList: name.startsWith('list'),
  // Safe: which pages stay does not depend on what they show.
  element: {} as ReactElement<PageViewProps>,
  scroll: 0,
});
const rules = { limit: 10, lists: 3, listsOnly: false };
const left = (names: string[], more: Partial<typeof rules> = {}, closed: string[] = []) =>
  stillMounted(names.map(page), { ...rules, ...more }, (link) => !closed.includes(link)).map(({ key }) => key);

test('SHELL-20 of four lists the one that was left first goes, and other pages stay', () => {
  expect(left(['list4', 'list3', 'form', 'list2', 'list1'])).toEqual(['list4', 'list3', 'form', 'list2']);
});

test('SHELL-21 LIM-15 no more pages stay than the limit, the shown one among them', () => {
  expect(left(['c', 'b', 'a'], { limit: 2 })).toEqual(['c', 'b']);
  expect(left(['b', 'a'], { limit: 1 })).toEqual(['b']);
  expect(left(['b', 'a'], { limit: 0 }), 'the shown page is always there').toEqual(['b']);
});

test('SHELL-18 a page that was closed does not stay; where lists alone stay, other pages do not', () => {
  expect(left(['c', 'b', 'a'], {}, ['/b'])).toEqual(['c', 'a']);
  expect(left(['c', 'list2', 'b', 'list1'], { listsOnly: true })).toEqual(['c', 'list2', 'list1']);
});

test('a list is a page that keeps in its address what it shows', () => {
  const view = (address?: string) =>
    ({
      props: { document: { state: { search: { type: 'string', default: '', ...(address && { address }) } } } },
    }) as unknown as ReactElement<PageViewProps>;
  expect([isListPage(view('q')), isListPage(view())]).toEqual([true, false]);
});
