/** Fails when a generated file in the tree differs from what the generators write now. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateAll } from '../generate.ts';
import { root } from '../install.mjs';

const folders = [
  'docs/documents',
  'openapi/generated',
  'widgets/generated',
  'app/devtools/generated',
  'app/generated',
  'app/shell/generated',
  'engine/document/generated',
  'engine/react/generated',
  'engine/runtime/generated',
  'schemas/generated',
  'server/generated',
  'pages/settings/generated',
];
const files = ['docs/errors.md', 'docs/expressions.md', 'docs/expressions.zh-CN.md', 'docs/sealed-nodes.md'];

async function snapshot(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      found.set(path.slice(root.length + 1), await readFile(path, 'utf8'));
    }
  }
  for (const file of files) found.set(file, await readFile(join(root, file), 'utf8'));
  return found;
}

const before = await snapshot();
await generateAll();
const after = await snapshot();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
for (const path of stale) console.log(`${path} was stale; it has been written anew: commit it.`);
process.exit(stale.length ? 1 : 0);
