/** Compiles the schemas of the forms that are shipped to functions, for browsers may make no code (docs/decisions/0117). */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidators.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { build } from 'esbuild';
import { constraintsOf } from '#widgets/Form/constraints.ts';
import { root } from '../install.mjs';
import { notice, readJson, writeGenerated } from './files.ts';

const folder = 'widgets/generated/form-validators';

interface FormDocument {
  id: string;
  schema: RJSFSchema;
}

/** The form documents of the product, by id. */
async function shippedForms(): Promise<FormDocument[]> {
  const paths = await readdir(join(root, 'pages'), { recursive: true });
  const documents = paths.filter((path) => path.endsWith('.form.json')).map((path) => readJson(`pages/${path}`));
  // Safe: the page documents are checked against their schema, which requires both.
  const forms = (await Promise.all(documents)) as FormDocument[];
  return forms.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The functions as one module that imports nothing; AJV writes CommonJS that requires its own small parts. */
async function functionsOf(schema: RJSFSchema): Promise<string> {
  const code = compileSchemaValidatorsCode(schema, {
    // The draft that the interpreting validator reads. What an issue says is written by the form.
    AjvClass: Ajv2020,
    ajvOptionsOverrides: { verbose: false, messages: false },
  });
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Removes what was made of forms that are no longer there. */
async function removeOthers(forms: readonly FormDocument[]): Promise<void> {
  const wanted = forms.flatMap(({ id }) => [`${id}.functions.js`, `${id}.schema.json`]);
  const present = await readdir(join(root, folder)).catch(() => []);
  const others = present.filter((name) => name !== 'index.ts' && !wanted.includes(name));
  await Promise.all(others.map((name) => rm(join(root, folder, name))));
}

export async function generateFormValidators(): Promise<void> {
  const forms = await shippedForms();
  await removeOthers(forms);
  for (const { id, schema } of forms) {
    const constraints = constraintsOf(schema);
    const code = await functionsOf(constraints);
    await writeGenerated(`${folder}/${id}.functions.js`, `// ${notice}\n// @ts-nocheck\n${code}`);
    await writeGenerated(`${folder}/${id}.schema.json`, `${JSON.stringify(constraints, null, 2)}\n`);
  }
  const rows = forms.map(
    ({ id }) => `  '${id}': () => compiled(import('./${id}.schema.json'), import('./${id}.functions.js')),\n`,
  );
  await writeGenerated(
    `${folder}/index.ts`,
    `// ${notice}\n` +
      "import { compiled, type CompiledForm } from '../../kit/form/compiled-form.ts';\n\n" +
      '/** The validators of the forms that are shipped, by the form’s id; each is loaded when its form is shown. */\n' +
      `export const compiledForms: Readonly<Record<string, () => Promise<CompiledForm>>> = {\n${rows.join('')}};\n`,
  );
}
