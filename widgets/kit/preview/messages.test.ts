import { expect, test } from 'vitest';
import { isAskedCall, isLayout, localeOf } from './messages.ts';

const box = { id: 'own.heading', around: ['root'], x: 0, y: 1.5, width: 10, height: 20 };
const layout = { boxes: [box], size: { width: 390, height: 844 } };

test('P32 a call that a preview asks for has a number, a name and arguments, and nothing else', () => {
  expect(isAskedCall({ ask: 1, call: 'getEnvironment', args: {} })).toBe(true);
  const wrong = [
    null,
    'ask',
    [],
    { ask: '1', call: 'getEnvironment', args: {} },
    { ask: 1, call: 2, args: {} },
    { ask: 1, call: 'getEnvironment', args: [] },
    { ask: 1, call: 'getEnvironment', args: null },
    { ask: 1, call: 'getEnvironment' },
    { ask: 1, call: 'getEnvironment', args: {}, more: 1 },
  ];
  expect(wrong.filter(isAskedCall)).toEqual([]);
});

test('P32 a layout has boxes and a size in numbers, and nothing else', () => {
  expect(isLayout(layout)).toBe(true);
  expect(isLayout({ ...layout, boxes: [] })).toBe(true);
  const wrong = [
    undefined,
    { ...layout, more: 1 },
    { boxes: [box] },
    { ...layout, size: { width: 390 } },
    { ...layout, size: { width: 390, height: Number.POSITIVE_INFINITY } },
    { ...layout, boxes: { 0: box } },
    ...[{ id: 1 }, { around: 'root' }, { around: [1] }, { x: '0' }, { width: Number.NaN }, { more: 1 }].map(
      (difference) => ({
        ...layout,
        boxes: [{ ...box, ...difference }],
      }),
    ),
  ];
  expect(wrong.filter(isLayout)).toEqual([]);
});

test('P32 a language is one of letters and digits', () => {
  expect([{ locale: 'zh-CN' }, { locale: '<b>' }, { locale: 1 }, null].map(localeOf)).toEqual([
    'zh-CN',
    undefined,
    undefined,
    undefined,
  ]);
});
