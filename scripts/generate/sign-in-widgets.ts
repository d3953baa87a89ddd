import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** What a page, fragment or part shows outside its dialogs; their files are named after their ids. */
function bodyOf(file: string): unknown {
  // Safe: `npm run check:pages` holds documents to the schema, by which each of these has a body.
  return (JSON.parse(readFileSync(join(root, 'pages', file), 'utf8')) as { body: unknown }).body;
}

const fileOf = (id: string, kind: 'fragment' | 'part'): string => `${id.replace('.', '/')}.${kind}.json`;

/** Every widget that a node or what is below it names, fragments and parts included. */
function widgetsOf(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const text = (key: string): string | undefined => {
    const value: unknown = Reflect.get(node, key);
    return typeof value === 'string' ? value : undefined;
  };
  const [widget, fragment, part] = [text('widget'), text('fragment'), text('part')];
  if (widget !== undefined) found.add(widget);
  if (fragment !== undefined) widgetsOf(bodyOf(fileOf(fragment, 'fragment')), found);
  if (part !== undefined && text('id') !== undefined) widgetsOf(bodyOf(fileOf(part, 'part')), found);
  for (const inner of Object.values(node)) widgetsOf(inner, found);
  return found;
}

/** Shown by the pages of some workspaces alone, and larger than the others: an outlet is no code of its own. */
const excluded = ['Carousel', 'Outlet'];

/** The widgets that the sign-in page names outside its dialogs and may show as it is shipped, sorted. */
export function signInWidgets(): string[] {
  return [...widgetsOf(bodyOf('session/login.page.json'))].filter((name) => !excluded.includes(name)).sort();
}
