import { describe, expect, test, vi } from 'vitest';
import { createAnnouncer, type NewsToast } from './announce-news.ts';

const item = (id: string, more: object = {}) => ({
  id,
  category: 'task',
  title: `News ${id}`,
  content: '',
  link: `/p/${id}`,
  read: false,
  created_at: '2026-11-27T10:00:00Z',
  ...more,
});

function announcing(visibilityState: DocumentVisibilityState = 'visible') {
  const shown: NewsToast[] = [];
  const [close, go] = [vi.fn(), vi.fn()];
  const announce = createAnnouncer({
    view: { document: { visibilityState } },
    toasts: { show: (toast) => shown.push(toast), close },
    router: { go },
  });
  const hear = (items: object[], reset = false) => announce(JSON.stringify({ unread: items.length, items, reset }));
  return { hear, shown, close, go, titles: () => shown.map(({ text }) => text) };
}

describe('NOTE-04 SHELL-38 new notifications', () => {
  test('are shown for five seconds, each once, and open what they are about', () => {
    const { hear, shown, close, go, titles } = announcing();
    hear([item('a')]);
    // An event may repeat what was sent before.
    hear([item('a'), item('b', { link: '' })]);
    expect(titles()).toEqual(['News a', 'News b']);
    expect(shown[0]?.duration).toBe(5000);
    shown[0]?.action.run();
    expect(close).toHaveBeenCalledWith(1);
    expect(go).toHaveBeenLastCalledWith('/p/a');
    shown[1]?.action.run();
    expect(go).toHaveBeenLastCalledWith('/notificationlist');
  });

  test('lead to no other site', () => {
    const { hear, shown, go } = announcing();
    hear([item('a', { link: '//evil.example' })]);
    shown[0]?.action.run();
    expect(go).toHaveBeenLastCalledWith('/notificationlist');
  });

  test('are not shown when they are read, when they may be old, or where nobody sees them', () => {
    const { hear, titles } = announcing();
    hear([item('a', { read: true }), item('b')], true);
    hear([item('a'), item('b')]);
    hear([item('c', { read: true })]);
    expect(titles()).toEqual([]);
    const hidden = announcing('hidden');
    hidden.hear([item('a')]);
    expect(hidden.titles()).toEqual([]);
  });

  test('are three at a time, the newest', () => {
    const { hear, titles } = announcing();
    hear(['a', 'b', 'c', 'd'].map((id) => item(id)));
    expect(titles()).toEqual(['News b', 'News c', 'News d']);
  });
});
