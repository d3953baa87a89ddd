import { expect, test } from 'vitest';
import { type DiffPart, tokensOf, wordDiff } from './word-diff.ts';

const sides = (parts: readonly DiffPart[]) => ({
  was: parts.flatMap(({ kind, text }) => (kind === 'added' ? [] : text)).join(''),
  now: parts.flatMap(({ kind, text }) => (kind === 'removed' ? [] : text)).join(''),
});
const long = 'We need twelve chairs for the meeting room on the second floor before the end of March.';
const chinese = '我们需要在三月底之前为二楼会议室采购十二把椅子，预算由行政部承担，请尽快审批。';

test('the words that were removed and added are told apart from those that stayed', () => {
  const now = long.replace('twelve', 'fourteen').replace(' on the second floor', '');
  expect(wordDiff(long, now, 'en-US')?.map(({ kind, text }) => [kind, text.trim()])).toEqual([
    ['kept', 'We need'],
    ['removed', 'twelve'],
    ['added', 'fourteen'],
    ['kept', 'chairs for the meeting room'],
    ['removed', 'on the second floor'],
    ['kept', 'before the end of March.'],
  ]);
});

test('words that were changed one after the other are one change', () => {
  const parts = wordDiff(long, long.replace('meeting room', 'small kitchen'), 'en-US');
  expect(parts?.filter(({ kind }) => kind !== 'kept')).toEqual([
    { kind: 'removed', text: 'meeting room' },
    { kind: 'added', text: 'small kitchen' },
  ]);
});

test('Chinese, which has no spaces, is compared by its words', () => {
  const parts = wordDiff(chinese, chinese.replace('二楼', '三楼').replace('尽快', '在周五前'), 'zh-CN') ?? [];
  const changed = parts.filter(({ kind }) => kind !== 'kept').map(({ text }) => text);
  expect(changed.join('|')).toMatch(/^二楼?\|三楼?\|请?尽快\|请?在周五前$/);
});

test('short texts and texts with little in common are no change of words', () => {
  expect(wordDiff('Twelve chairs', 'Ten chairs', 'en-US')).toBeUndefined();
  expect(wordDiff(long, 'Nothing of all that was ever asked, and whoever wrote it was wrong about me.', 'en-US')).toBe(
    undefined,
  );
  expect(wordDiff(long, long, 'en-US')).toBeUndefined();
});

test('both texts can be read from any difference, and very long ones are refused within bounds', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const text = (size: number) => Array.from({ length: size }, () => `w${random(6)}`).join(' ');
  for (let round = 0; round < 300; round += 1) {
    const [was, now] = [text(12 + random(40)), text(12 + random(40))];
    const parts = wordDiff(was, now, 'en-US');
    if (parts) expect(sides(parts), `${was} | ${now}`).toEqual({ was, now });
  }
  expect(wordDiff('a '.repeat(10_001), 'b', 'en-US')).toBeUndefined();
  expect(wordDiff(text(4000), text(4000), 'en-US')).toBeUndefined();
});

test('without a segmenter of words Chinese is compared by its characters', () => {
  const segmenter = Intl.Segmenter;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(tokensOf('二楼, ten_9 x', 'zh-CN')).toEqual(['二', '楼', ',', ' ', 'ten_9', ' ', 'x']);
  } finally {
    Reflect.set(Intl, 'Segmenter', segmenter);
  }
});
