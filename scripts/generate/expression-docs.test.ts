import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionSignatures } from '#engine/compiler';
import { root } from '../install.mjs';
import { expressionDocs } from './expression-docs.ts';

test('docs/expressions.md is what the engine says now, with every function', () => {
  const written = readFileSync(join(root, 'docs/expressions.md'), 'utf8');
  expect(written).toBe(expressionDocs());
  for (const name of Object.keys(functionSignatures)) expect(written).toContain(`\`${name}(`);
});
