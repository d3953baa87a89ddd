import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot } from '../kernel/foundation/product-root.ts';

/** The product's version, from its package.json. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(productRoot(), 'package.json'), 'utf8'));
  return String(version);
}
