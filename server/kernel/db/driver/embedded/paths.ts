import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productRoot } from '#server/kernel/foundation/product-root.ts';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Whether this runs from the sources, under tsx or vitest, and not as the built bundle. */
export const inSource = existsSync(pathOf('./worker.ts'));

/** The thread's program: its source, or the bundle that lies beside the server's own bundle. */
export const workerFile = pathOf(inSource ? './worker.ts' : './database-worker.js');

/** For files generated while running from the sources; ignored by git. */
export const cacheFolder = inSource ? join(productRoot(), '.cache') : pathOf('./.cache');

/** Where `npm run build` puts the prepared data directory; from source, the one of the last build. */
export const templateFile = inSource
  ? join(productRoot(), 'dist/server/database-template.tar.gz')
  : pathOf('./database-template.tar.gz');

/** The folder of the engine's files within its package. */
export function engineFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
}

/** The engine's version, to which a data directory belongs. */
export const engineManifest = (): string => join(engineFolder(), '../package.json');
