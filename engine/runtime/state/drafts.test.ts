import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompiledDocument } from '#engine/document';
import { createTestScope } from '../testing/createTestScope.ts';
import { createScope } from '../scope/scope.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
});
afterEach(() => {
  vi.useRealTimers();
});

const saved = 'as it is saved';
/** A form of two fields, one of them in the draft; `unsaved` is true while the text differs from the saved one. */
const form: Partial<CompiledDocument> = {
  id: 'settings.page',
  state: {
    text: { type: 'string', default: saved, draft: true },
    password: { type: 'string', default: '' },
  },
  unsaved: ['op', '!=', ['get', ['var', 'state'], 'text'], ['lit', saved]],
};

/** A browser's storage, which outlives pages. */
function device() {
  const texts = new Map<string, string>();
  return {
    texts,
    storage: {
      get: (key: string) => texts.get(key) ?? null,
      set: (key: string, value: string) => void texts.set(key, value),
      remove: (key: string) => void texts.delete(key),
    },
  };
}

function open({ storage }: ReturnType<typeof device>, owner: string | undefined = 'ada', parts = form) {
  const offers: (() => void)[] = [];
  const restored = (discard: () => void) => {
    offers.push(discard);
    return () => void offers.splice(offers.indexOf(discard), 1);
  };
  const given = { storage, drafts: { owner: () => owner, restored } };
  return { ...createTestScope(parts, given), restored: offers };
}

const text = ['state', 'text'];

test('what is entered and not saved comes back when the page is opened again, with a way to let it go', () => {
  const mine = device();
  const first = open(mine);
  first.scope.setState(text, 'entered');
  first.scope.setState(['state', 'password'], 'secret-1');
  vi.advanceTimersByTime(500);
  expect(JSON.stringify([...mine.texts])).not.toContain('secret-1');

  const second = open(mine);
  expect(second.scope.read(text)).toBe('entered');
  expect(second.scope.read(['state', 'password'])).toBe('');
  expect(second.restored).toHaveLength(1);
  second.restored[0]?.();
  expect(second.scope.read(text)).toBe(saved);
  expect(second.restored, 'there is nothing more to discard').toEqual([]);
  expect(mine.texts.size).toBe(0);
});

test('what a widget withholds stays on the page and is never saved, not even in the next language', () => {
  const mine = device();
  const first = open(mine);
  first.scope.withheld.add(text);
  first.scope.setState(text, 'secret-2');
  first.stop();
  expect(first.scope.read(text)).toBe('secret-2');
  expect(mine.texts.size).toBe(1);
  const { engine, document } = first.scope;
  const next = createScope({ engine, document, part: document, params: {}, previous: first.scope });
  const leave = next.start();
  next.setState(text, 'secret-3');
  leave();
  expect(JSON.stringify([...mine.texts])).not.toContain('secret-');
});

test('leaving before the rest is over keeps what was entered last', () => {
  const mine = device();
  const first = open(mine);
  first.scope.setState(text, 'entered');
  first.stop();
  expect(open(mine).scope.read(text)).toBe('entered');
});

test('once it is saved, or the page is left, a draft is not offered to be discarded any more', () => {
  for (const end of ['saved', 'left']) {
    const mine = device();
    const first = open(mine);
    first.scope.setState(text, 'entered');
    first.stop();
    const second = open(mine);
    expect(second.restored).toHaveLength(1);
    if (end === 'left') second.stop();
    else second.scope.setState(text, saved);
    vi.advanceTimersByTime(500);
    expect(second.restored, end).toEqual([]);
  }
});

test('a draft is forgotten once everything is saved, and when the person lets it go', () => {
  const mine = device();
  const first = open(mine);
  first.scope.setState(text, 'entered');
  vi.advanceTimersByTime(500);
  expect(mine.texts.size).toBe(1);
  first.scope.setState(text, saved);
  vi.advanceTimersByTime(500);
  expect(mine.texts.size).toBe(0);
  expect(open(mine).restored).toEqual([]);
});

test('a draft is forgotten with the change that makes everything saved: a reload a moment later brings nothing back', () => {
  const mine = device();
  const first = open(mine);
  first.scope.setState(text, 'entered');
  vi.advanceTimersByTime(500);
  first.scope.setState(text, saved);
  expect(mine.texts.size).toBe(0);
});

test('letting go of unsaved work takes the draft with it', () => {
  const mine = device();
  let giveUp: (() => void) | undefined;
  const navigator = {
    location: () => ({ path: '/', query: {} }),
    go: () => undefined,
    guard(_: unknown, letGo?: () => void) {
      giveUp = letGo;
      return () => undefined;
    },
  };
  const drafts = { owner: () => 'ada', restored: () => () => undefined };
  const { scope, stop } = createTestScope(form, { storage: mine.storage, drafts, navigator });
  scope.setState(text, 'entered');
  vi.advanceTimersByTime(500);
  scope.setState(text, 'entered more');
  giveUp?.();
  stop();
  expect(mine.texts.size).toBe(0);
});

test('drafts belong to the account that entered them, and none are saved without an account', () => {
  const mine = device();
  const first = open(mine);
  first.scope.setState(text, 'entered');
  first.stop();
  expect(open(mine, 'eve').scope.read(text)).toBe(saved);
  const stranger = open(device(), '');
  stranger.scope.setState(text, 'entered');
  stranger.stop();
  expect([...mine.texts.keys()]).toEqual(['draft.ada.settings.page']);
});

test('a draft of the account before is not written under the next one’s name', () => {
  const mine = device();
  let owner = 'ada';
  const { scope, stop } = createTestScope(form, {
    storage: mine.storage,
    drafts: { owner: () => owner, restored: () => () => undefined },
  });
  scope.setState(text, 'entered');
  owner = 'eve';
  stop();
  expect([...mine.texts.keys()]).toEqual(['draft.ada.settings.page']);
});

test('a draft is too old after seven days, and what is spoiled is none', () => {
  const mine = device();
  const first = open(mine);
  first.scope.setState(text, 'entered');
  first.stop();
  vi.advanceTimersByTime(8 * 86_400_000);
  expect(open(mine).scope.read(text)).toBe(saved);
  mine.texts.set('draft.ada.settings.page', '{"until":9999999999999,"values":[1]}');
  expect(open(mine).scope.read(text)).toBe(saved);
});

test('a draft that equals the values saved meanwhile is not announced', () => {
  const mine = device();
  mine.storage.set('draft.ada.settings.page', JSON.stringify({ until: Date.now() + 1000, values: { text: saved } }));
  const { restored, scope } = open(mine);
  expect(restored).toEqual([]);
  expect(scope.read(text)).toBe(saved);
});

test('a full storage is reported, and the page keeps working', () => {
  const mine = device();
  const full = {
    ...mine,
    storage: {
      ...mine.storage,
      set() {
        throw new Error('The quota has been exceeded.');
      },
    },
  };
  const { scope, host } = open(full);
  scope.setState(text, 'entered');
  vi.advanceTimersByTime(500);
  expect(scope.read(text)).toBe('entered');
  expect(host.errors).toHaveLength(1);
});
