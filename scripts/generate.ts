/** `npm run generate`: writes every generated file of the tree. `npm run check` fails when one of them is stale. */
import { pathToFileURL } from 'node:url';
import { generateContract } from './contract/bundle.ts';
import { generateErrorDocs } from './contract/error-docs.ts';
import { generateActions } from './generate/actions.ts';
import { generateConfigurationForms } from './generate/configuration-forms.ts';
import { generateExpressionDocs } from './generate/expression-docs.ts';
import { generateFormConfig } from './generate/form-config.ts';
import { generateFormValidators } from './generate/form-validators.ts';
import { generateHandlers } from './generate/handlers.ts';
import { generateMessages } from './generate/messages.ts';
import { generateStories } from './generate/stories.ts';
import { generateThemeBase } from './generate/theme-base.ts';
import { generateWidgets } from './generate/widgets.ts';

export async function generateAll(): Promise<void> {
  await generateContract();
  await generateFormConfig();
  // It reads the operation table, which is only now what the contract says.
  const { generateSchemas } = await import('./generate/schemas.ts');
  const { generateDocumentTypes } = await import('./generate/document-types.ts');
  await generateStories();
  await generateThemeBase();
  await generateWidgets();
  await generateMessages();
  await generateActions();
  await generateConfigurationForms();
  await generateFormValidators();
  await generateSchemas();
  await generateDocumentTypes();
  await generateHandlers();
  await generateErrorDocs();
  await generateExpressionDocs();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await generateAll().catch((error: unknown) => {
    // The message is about the files that the generators read; the stack adds nothing.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
