import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, root } from './tree.ts';

type Read = (path: string) => string;

const read: Read = (path) => readFileSync(join(root, path), 'utf8');
/** Not `import type`, and not what is fetched later by `import()`. */
const staticImport = /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/** What a file of the widgets imports before it runs: files of the widgets, and packages by their names. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(staticImport)].map(([, name = '']) =>
    name.startsWith('.') ? relative(root, join(root, dirname(path), name)) : name.replace(/^#widgets\//, 'widgets/'),
  );
}

/** The way of imports from a file to PrimeReact, or undefined where there is none. */
function wayToPrime(path: string, readFile: Read = read, seen = new Set<string>()): string[] | undefined {
  if (/^(?:primereact\/|widgets\/prime\/)/.test(path)) return [path];
  if (!/^widgets\/.*\.tsx?$/.test(path) || seen.has(path)) return undefined;
  seen.add(path);
  for (const next of importsOf(path, readFile(path))) {
    const way = wayToPrime(next, readFile, seen);
    if (way) return [path, ...way];
  }
  return undefined;
}

/** The widgets that a document names, and those of the fragments that it takes in. */
function widgetsOf(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const { widget, fragment }: { widget?: unknown; fragment?: unknown } = node;
  if (typeof widget === 'string') found.add(widget);
  if (typeof fragment === 'string') {
    widgetsOf(JSON.parse(read(`pages/${fragment.replace('.', '/')}.fragment.json`)), found);
  }
  for (const part of Object.values(node)) widgetsOf(part, found);
  return found;
}

describe('public screens', () => {
  const documents = files()
    .filter((path) => /^pages\/.*\.page\.json$/.test(path))
    .map((path): [string, unknown] => [path, JSON.parse(read(path))])
    .filter(([, page]) => typeof page === 'object' && page !== null && 'roles' in page && page.roles === 'public');

  test('no widget that they name imports PrimeReact: a visitor fetches it for what has been opened alone', () => {
    expect(documents.map(([path]) => path)).toContain('pages/session/login.page.json');
    expect(documents.map(([path]) => path)).toContain('pages/session/register.page.json');
    const named = new Set(documents.flatMap(([, page]) => [...widgetsOf(page)]));
    const widgets = [...named].map((name) => `widgets/${name}/${name}.tsx`);
    expect(widgets.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(widgets.flatMap((path) => wayToPrime(path)?.join(' > ') ?? [])).toEqual([]);
  });

  test('the check finds an import over another file, and takes neither a type nor a later import for one', () => {
    const tree: Record<string, string> = {
      'widgets/Slow/Slow.tsx': "import { row } from './row.ts';\n",
      'widgets/Slow/row.ts': "import {\n  one,\n  two,\n} from '../prime/Month.tsx';\n",
      'widgets/Bare/Bare.tsx': "import 'primereact/calendar';\n",
      'widgets/Fast/Fast.tsx':
        "import type { Props } from '../prime/Month.tsx';\nconst later = () => import('../prime/Month.tsx');\n",
    };
    const readTree: Read = (path) => tree[path] ?? '';
    expect(wayToPrime('widgets/Slow/Slow.tsx', readTree)).toEqual([
      'widgets/Slow/Slow.tsx',
      'widgets/Slow/row.ts',
      'widgets/prime/Month.tsx',
    ]);
    expect(wayToPrime('widgets/Bare/Bare.tsx', readTree)).toEqual(['widgets/Bare/Bare.tsx', 'primereact/calendar']);
    expect(wayToPrime('widgets/Fast/Fast.tsx', readTree)).toBeUndefined();
    expect([...widgetsOf({ body: { widget: 'Stack', slots: { default: [{ widget: 'DateField' }] } } })]).toEqual([
      'Stack',
      'DateField',
    ]);
  });
});
