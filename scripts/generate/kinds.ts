/** Collects `kinds/<kind>/` into one registry for each layer: a kind that lacks a file does not compile. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { kindNames } from '../contract/kinds.ts';
import { root } from '../install.mjs';
import { notice, readJson, writeGenerated } from './files.ts';

/** A file of each kind, what it exports, and the interface that it declares. */
const layers = [
  { file: 'value', facet: 'KindValue', from: 'define-value.ts' },
  { file: 'control', facet: 'KindControl', from: 'define-control.ts' },
  { file: 'design', facet: 'KindDesign', from: 'define-design.ts' },
  { file: 'column', facet: 'KindColumn', from: 'define-column.ts' },
] as const;

/**
 * What kinds are called, and what each is for, in a language. They are texts of the editor of tables, which is the widget that shows them: a
 * page has the texts of its widgets alone. Throws for a kind that lacks one of the two.
 */
export async function readKindMessages(locale: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const name of await kindNames(join(root, 'kinds'))) {
    const path = `kinds/${name}/messages.${locale}.json`;
    const own = new Map(Object.entries(Object(await readJson(path))));
    for (const key of [`kind.${name}`, `kind.${name}.hint`]) {
      const text = own.get(key);
      if (typeof text !== 'string') throw new Error(`${path} has no "${key}".`);
      texts[`widget.TableDesign.${key}`] = text;
    }
  }
  return texts;
}

/** The widgets of the catalogue by which fields of all kinds are filled in and shown. */
export async function readKindWidgets(): Promise<string[]> {
  const names = await kindNames(join(root, 'kinds'));
  const controls = names.map(async (name) => {
    const path = pathToFileURL(join(root, 'kinds', name, 'control.ts')).href;
    // Safe: a kind whose control is not declared by `defineControl` does not compile.
    const { control } = (await import(path)) as { control: { widgets?: readonly string[] } };
    return control.widgets ?? [];
  });
  return [...new Set((await Promise.all(controls)).flat())];
}

export async function generateKinds(): Promise<void> {
  const names = await kindNames(join(root, 'kinds'));
  for (const { file, facet, from } of layers) {
    const imports = names.map((name) => `import { ${file} as ${name} } from '../${name}/${file}.ts';\n`).join('');
    const entries = names.map((name) => `  ${name},\n`).join('');
    const text = `// ${notice}
import type { ${facet} } from '../base/${from}';
import type { KindName } from '../base/field-kind.ts';
${imports}
export const ${file}s: { readonly [Name in KindName]: ${facet}<Name> } = {
${entries}};
`;
    await writeGenerated(`kinds/generated/${file}s.ts`, text);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateKinds();
