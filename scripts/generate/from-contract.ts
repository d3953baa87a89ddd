/**
 * Writes every generated file but the contract itself. `scripts/generate.ts` runs it when the contract is written, as a
 * process of its own, so that the operations it imports are those of the contract as it is now.
 */
import { generateErrorDocs } from '../contract/error-docs.ts';
import { pathToFileURL } from 'node:url';
import type { ActionDescription } from '#engine/document';
import { readActions } from './descriptions.ts';
import { notice, toJson, writeGenerated } from './files.ts';
import { generateConfigurationForms } from './configuration-forms.ts';
import { generateDocumentDocs } from './document-docs.ts';
import { generateDocumentTypes } from './document-types.ts';
import { generateExpressionDocs } from './expression-docs.ts';
import { generateFormConfig } from './form-config.ts';
import { generateFormValidators } from './form-validators.ts';
import { generateHandlers } from './handlers.ts';
import { generateKinds } from './kinds.ts';
import { generateMessages } from './messages.ts';
import { generateSchemas } from './schemas.ts';
import { generateSealedDocs } from './sealed-docs.ts';
import { generateStories } from './stories.ts';
import { generateTermsDocs } from './terms-docs.ts';
import { generateThemeBase } from './theme-base.ts';
import { generateWidgets } from './widgets.ts';

const generators = [
  generateKinds,
  generateFormConfig,
  generateStories,
  generateThemeBase,
  generateWidgets,
  generateMessages,
  generateActions,
  generateConfigurationForms,
  generateFormValidators,
  generateSchemas,
  generateDocumentTypes,
  generateDocumentDocs,
  generateHandlers,
  generateErrorDocs,
  generateExpressionDocs,
  generateSealedDocs,
  generateTermsDocs,
];

try {
  // One after another: some read what another has written.
  for (const generate of generators) await generate();
} catch (error) {
  // The message is about the files that the generators read; the stack adds nothing.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function generateActions(): Promise<void> {
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
