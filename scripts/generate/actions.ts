/** Collects `engine/core/actions/<name>/` into the engine's table of actions and the catalogue of their arguments. */
import { pathToFileURL } from 'node:url';
import { checkActionDescription } from '#schemas';
import type { ActionDescription } from '../../engine/core/document/catalogue.ts';
import { folders, notice, readJson, toJson, writeGenerated } from './files.ts';

export async function generateActions(): Promise<void> {
  const actions = await readActions();
  await writeGenerated('engine/core/generated/actions.ts', registry(actions));
  await writeGenerated(
    'engine/core/generated/actions.json',
    toJson(Object.fromEntries(actions.map((a) => [a.$id, a]))),
  );
}

/** The descriptions of all action folders, sorted by name. Throws with every mistake of a description. */
export async function readActions(): Promise<ActionDescription[]> {
  const actions: ActionDescription[] = [];
  for (const name of await folders('engine/core/actions')) {
    const path = `engine/core/actions/${name}/${name}.schema.json`;
    const description = await readJson(path);
    if (description === undefined) continue;
    const faults = checkActionDescription(description, name);
    if (faults.length) throw new Error(faults.map((f) => `${path}${f.pointer}: ${f.message}`).join('\n'));
    // Safe: checked one line above.
    actions.push(description as ActionDescription);
  }
  return actions;
}

function registry(actions: ActionDescription[]): string {
  const imports = actions.map(({ $id }) => `import { ${$id} } from '../actions/${$id}/${$id}.ts';\n`).join('');
  const names = actions.map(({ $id }) => `  ${$id},\n`).join('');
  return `// ${notice}\n${imports}\nexport const actionRegistry = {\n${names}};\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateActions();
