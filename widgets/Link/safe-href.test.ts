import { expect, test } from 'vitest';
import { safeHref } from './safe-href.ts';

test.each(['/login', '#top', '?page=2', 'https://example.test/a', 'mailto:a@example.test', 'tel:+86123', 'a/b:c'])(
  'safeHref passes %s',
  (href) => {
    expect(safeHref(href)).toBe(href);
  },
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.test/1',
  '',
  undefined,
])('P20 safeHref drops %j', (href) => {
  expect(safeHref(href)).toBeUndefined();
});
