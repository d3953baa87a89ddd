import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/conventions/tree.ts';
import { cacheFolder, templateFile } from './paths.ts';

test('what is made while working from the sources, and what the build made, lies at the root of the product', () => {
  expect(cacheFolder).toBe(join(root, '.cache'));
  expect(templateFile).toBe(join(root, 'dist/server/database-template.tar.gz'));
});
