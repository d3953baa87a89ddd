import { expect, test } from 'vitest';
import { variantName } from '#server/domains/files/file-names.ts';
import { variantWidths } from '#server/domains/files/image-limits.ts';
import { sourceSet } from './Picture.tsx';

const stem = '0123456789abcdef0123456789abcdef01234567';

test('CFG-12 an uploaded picture is offered in exactly the widths that the server makes', () => {
  const expected = variantWidths.map((width) => `/files/${variantName(stem, width)} ${width}w`).join(', ');
  expect(sourceSet(`/files/${stem}.png`)).toBe(expected);
  expect(sourceSet(`/files/${stem}.jpg`)).toBe(expected);
});

test.each(['/story-pictures/sea.jpg', `/files/${stem}-960.webp`, 'https://example.test/a.png', `/files/${stem}.png?x`])(
  'sourceSet has nothing for %s',
  (src) => {
    expect(sourceSet(src)).toBeUndefined();
  },
);
