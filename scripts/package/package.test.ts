import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emitDeclarations } from './declarations.ts';
import { packageDiagnostics } from './diagnostics.ts';
import { freshPackage } from './fresh-package.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-package-'));
  await freshPackage(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** `npm run check` asks about the package as it is. */
describe('the package', () => {
  it('has every file that its modules name by address, such as the programs of workers', async () => {
    const modules = join(folder, 'shared');
    const named: string[] = [];
    for (const file of (await readdir(modules)).filter((name) => name.endsWith('.js'))) {
      const text = await readFile(join(modules, file), 'utf8');
      named.push(
        ...[...text.matchAll(/new URL\(\s*["']([^"']+)["']\s*,\s*import\.meta\.url/g)].map(([, name = '']) => name),
      );
    }
    expect(named).toEqual(['./compile.worker.js']);
    for (const name of named) expect(existsSync(join(modules, name)), name).toBe(true);
  });

  it('is refused by publint when a door leads nowhere, and for its types when they are missing', async () => {
    const path = join(folder, 'package.json');
    const good = await readFile(path, 'utf8');
    await writeFile(path, good.replace('./client/index.d.ts', './client/missing.d.ts'));
    const diagnostics = await packageDiagnostics(folder);
    expect(
      diagnostics.some((diagnostic) => diagnostic.startsWith('publint: ') && diagnostic.includes('missing.d.ts')),
    ).toBe(true);
    expect(diagnostics.some((diagnostic) => diagnostic.startsWith('types: '))).toBe(true);
  });
});

describe('emitDeclarations', () => {
  it('keeps what the entry names, with the scripts as their neighbours, and rejects what does not exist outside', async () => {
    const sources = await mkdtemp(join(tmpdir(), 'pagewright-declarations-'));
    try {
      await writeFile(join(sources, 'a.ts'), "export { type B, b } from './b.ts';\nimport './hidden.ts';\n");
      await writeFile(join(sources, 'b.ts'), "export interface B { c: import('./c.ts').C }\nexport const b = 1;\n");
      await writeFile(join(sources, 'c.ts'), 'export type C = string;\n');
      await writeFile(join(sources, 'hidden.ts'), 'export const hidden = 1;\n');
      const found = emitDeclarations(sources, ['a.ts']);
      expect([...found.keys()].sort()).toEqual(['a.d.ts', 'b.d.ts', 'c.d.ts']);
      expect(found.get('a.d.ts')).toContain("'./b.js'");
      expect(found.get('b.d.ts')).toContain("import('./c.js').C");
      await writeFile(join(sources, 'c.ts'), "import type { D } from '#no-such-door';\nexport type C = D;\n");
      expect(() => emitDeclarations(sources, ['a.ts'])).toThrow('no door of package.json');
    } finally {
      await rm(sources, { recursive: true });
    }
  });
});
