import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

const many = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `w${from + at}`).join(' ');

test('REC-08 of unchanged text what is beside a change is shown', () => {
  const parts = shortened(
    [
      { kind: 'kept', text: `${many(0, 50)} ` },
      { kind: 'removed', text: 'old' },
      { kind: 'kept', text: ` ${many(50, 150)} ` },
      { kind: 'added', text: 'new' },
      { kind: 'kept', text: ` ${many(150, 200)}` },
    ],
    'en-US',
  );
  expect(parts.map(({ kind }) => kind)).toEqual([
    'left',
    'kept',
    'removed',
    'kept',
    'left',
    'kept',
    'added',
    'kept',
    'left',
  ]);
  expect(parts[1]?.text).toBe(`${many(38, 50)} `);
  expect(parts[3]?.text).toBe(` ${many(50, 62)}`);
  expect(parts[5]?.text).toMatch(/ w149 $/);
});

test('REC-08 a short unchanged run stays whole', () => {
  const parts = [
    { kind: 'kept' as const, text: 'We need ' },
    { kind: 'added' as const, text: 'ten' },
  ];
  expect(shortened(parts, 'en-US')).toEqual(parts);
});
