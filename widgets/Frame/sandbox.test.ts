import { expect, test } from 'vitest';
import { frameAddress, sandboxOf } from './sandbox.ts';

const page = 'https://pages.example/workbench';

test.each([
  ['https://maps.example/berlin', 'https://maps.example/berlin'],
  ['/files/report', 'https://pages.example/files/report'],
])('frameAddress takes %s', (src, whole) => {
  expect(frameAddress(src, page)?.href).toBe(whole);
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://pages.example/1',
  'mailto:a@b.example',
  'https://',
  '',
  null,
])('P20 frameAddress refuses %j', (src) => {
  expect(frameAddress(src, page)).toBeUndefined();
});

test('P20 only another site keeps its origin, and nothing is allowed that nobody named', () => {
  const other = new URL('https://maps.example/');
  expect(sandboxOf(['scripts', 'storage', 'popups'], other, page)).toBe('allow-scripts allow-same-origin allow-popups');
  expect(sandboxOf(['scripts', 'storage'], new URL('/files/report', page), page)).toBe('allow-scripts');
  expect(sandboxOf(['top-navigation', 'forms'], other, page)).toBe('allow-forms');
  expect(sandboxOf([], other, page)).toBe('');
});
