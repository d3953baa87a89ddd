/** Collects `engine/runtime/actions/<name>/` into the engine's table of actions and the catalogue of their arguments. */
import { pathToFileURL } from 'node:url';
import type { ActionDescription } from '#engine/document';
import { readActions } from './descriptions.ts';
import { notice, toJson, writeGenerated } from './files.ts';

export async function generateActions(): Promise<void> {
  const actions = await readActions();
  await writeGenerated('engine/runtime/generated/actions.ts', registry(actions));
  await writeGenerated(
    'engine/document/generated/actions.json',
    toJson(Object.fromEntries(actions.map((a) => [a.$id, a]))),
  );
}

function registry(actions: ActionDescription[]): string {
  const imports = actions.map(({ $id }) => `import { ${$id} } from '../actions/${$id}/${$id}.ts';\n`).join('');
  const names = actions.map(({ $id }) => `  ${$id},\n`).join('');
  return `// ${notice}\n${imports}\nexport const actionRegistry = {\n${names}};\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateActions();
