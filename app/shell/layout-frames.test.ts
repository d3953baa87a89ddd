import { describe, expect, test } from 'vitest';
import { backIn, type Frame, seenIn, stillFramed } from './layout-frames.ts';

const frame = (key: string, more: Partial<Frame> = {}): Frame => {
  const position = more.position ?? `${key} page`;
  const given: Omit<Frame, 'layout' | 'view'> = {
    key,
    owner: 'ada',
    isLook: false,
    params: {},
    position,
    isList: true,
    query: '?appid=a',
    turns: {},
    visits: [position],
    hasList: true,
    scroll: 0,
    ...more,
  };
  // Safe: what stays is decided without looking into documents.
  return given as Frame;
};
const keys = (frames: readonly Frame[]) => frames.map(({ key }) => key);
const tags = (limit: number) => ({ limit, listsOnly: false });
const lists = (limit: number) => ({ limit, listsOnly: true });

describe('layouts that were left', () => {
  test('SHELL-21 stay as long as one of their pages is among those that stay, the shown page counted', () => {
    const frames = [frame('settings', { visits: ['c', 'b'] }), frame('workbench', { visits: ['a'] })];
    expect(keys(stillFramed(frames, tags(3)))).toEqual(['settings', 'workbench']);
    expect(keys(stillFramed(frames, tags(2))), 'two pages are newer').toEqual(['settings']);
    expect(stillFramed(frames, tags(9)), 'the same list while nothing goes').toBe(frames);
  });

  test('SHELL-20 with one page at a time a layout stays only for its lists, and no more than three stay', () => {
    const plain = frame('workbench', { isList: false, hasList: false });
    expect(keys(stillFramed([frame('settings'), plain], lists(5)))).toEqual(['settings']);
    expect(keys(stillFramed([plain, frame('settings')], lists(5))), 'the shown one is shown').toEqual([
      'workbench',
      'settings',
    ]);
    const many = ['a', 'b', 'c', 'd'].map((key) => frame(key));
    expect(keys(stillFramed(many, lists(9)))).toEqual(['a', 'b', 'c']);
  });

  test('P11 nothing of one person stays for the next one in the same tab', () => {
    expect(keys(stillFramed([frame('workbench', { owner: 'bo' }), frame('settings')], tags(9)))).toEqual(['workbench']);
  });

  test('P11 what an editor saw as somebody else does not stay', () => {
    expect(keys(stillFramed([frame('workbench'), frame('application', { isLook: true })], tags(9)))).toEqual([
      'workbench',
    ]);
  });

  test('SHELL-20 a list is shown again where it was scrolled to, and another page starts anew', () => {
    const list = frame('application', { position: 'p', scroll: 300 });
    const again = (more: Partial<Frame> = {}) => frame('application', { position: 'p', ...more });
    expect(backIn(again(), list, lists(5))).toMatchObject({ scroll: 300, turns: {} });
    expect(backIn(again({ query: '?appid=a&q=b' }), list, lists(5)), 'another search').toMatchObject({
      scroll: 0,
      turns: { p: 1 },
    });
    const form = frame('application', { position: 'p', isList: false, scroll: 300, turns: { p: 1 } });
    expect(backIn(again({ isList: false }), form, lists(5))).toMatchObject({ scroll: 0, turns: { p: 2 } });
    expect(backIn(again({ isList: false }), form, tags(5))).toMatchObject({ scroll: 300, turns: { p: 1 } });
    expect(backIn(frame('application', { position: 'other' }), list, tags(5))).toMatchObject({ scroll: 0, turns: {} });
  });

  test('a layout knows the pages that were shown in it, the last one first', () => {
    const next = seenIn(
      frame('application', { position: 'b', isList: false, hasList: false }),
      frame('application', { position: 'a' }),
    );
    expect(next).toMatchObject({ visits: ['b', 'a'], hasList: true, isList: false });
  });
});
