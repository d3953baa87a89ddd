import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientExample } from '#scripts/docs-api/client-example.ts';
import { guideExamples } from '#scripts/docs-api/guide-examples.ts';
import { listCalls } from '#scripts/docs-api/reference.ts';
import { Schemas } from '#scripts/docs-api/schema-facts.ts';
import { readReferenceSource } from '#scripts/docs-api.ts';
import type { Project } from './make-project.ts';

const opening = `import { createClient } from 'pagewright/client';

declare const file: File;
const client = createClient({ baseUrl: '', apiKey: 'pwk_1' });
`;

/**
 * Writes what the API's reference shows as programs into a project: one file with a function for each call, and the
 * guide's programs as they are. Gives the names of the files, and how many calls there are.
 */
export async function writeReferenceExamples({ folder }: Project): Promise<{ files: string[]; calls: number }> {
  const { document } = await readReferenceSource();
  const calls = listCalls(document);
  const schemas = new Schemas(document);
  const functions = calls.map((call) => `export async function ${call.id}() {\n${clientExample(call, schemas)}\n}\n`);
  const programs = new Map([['reference-calls.ts', `${opening}\n${functions.join('\n')}`]]);
  for (const [name, { kind, code }] of Object.entries(guideExamples)) {
    if (kind === 'program') programs.set(`guide-${name}.ts`, code);
  }
  for (const [name, text] of programs) await writeFile(join(folder, name), text);
  return { files: [...programs.keys()], calls: calls.length };
}
