import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where `npm run build` puts the package; the doors of the root's package.json lead there. */
export const packageFolder = 'dist/package';

/** The same doors as the root has, seen from inside the package. */
function inside(doors: unknown): unknown {
  if (typeof doors === 'string') return doors.replace(`./${packageFolder}/`, './');
  return Object.fromEntries(Object.entries(Object(doors)).map(([name, door]) => [name, inside(door)]));
}

/** The manifest of the package that others install: the root's facts, without the server's dependencies. */
export async function manifest(root: string): Promise<Record<string, unknown>> {
  const facts: Record<string, unknown> = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const { name, version, description, license, engines, exports } = facts;
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    sideEffects: ['*.css'],
    exports: inside(exports),
    // A program that uses the client alone has no React, and needs none.
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0', 'react-intl': '^12.1.5' },
    peerDependenciesMeta: {
      react: { optional: true },
      'react-dom': { optional: true },
      'react-intl': { optional: true },
    },
  };
}
