/** Checks the hand-written contract and writes `openapi/generated/`; part of `npm run contract` and `npm run generate`. */
import { join } from 'node:path';
import { writeGenerated } from '../generate/files.ts';
import { assembleContract } from './assemble.ts';
import { checkContract } from './check.ts';
import { renderFailures } from './render-failures.ts';
import { renderTypes } from './render-types.ts';
import {
  renderClientTexts,
  renderErrors,
  renderLogWords,
  renderOperations,
  renderRequests,
  renderRoles,
} from './render.ts';
import { type ContractSource, readContract } from './source.ts';

export const contractFolder = join(import.meta.dirname, '../../openapi');

/** The generated files by name. Throws ContractProblems when the description breaks a rule. */
export async function renderContract(source: ContractSource): Promise<Record<string, string>> {
  checkContract(source);
  const document = assembleContract(source);
  return {
    'openapi.json': `${JSON.stringify(document, null, 1)}\n`,
    'types.ts': await renderTypes(document),
    'operations.ts': renderOperations(source),
    'requests.ts': renderRequests(source),
    'roles.ts': renderRoles(source),
    'errors.ts': renderErrors(source),
    'client-texts.ts': renderClientTexts(source),
    'failures.ts': renderFailures(source),
    'log-words.ts': renderLogWords(source),
  };
}

/** Reads `openapi/*.yaml` and writes `openapi/generated/`; the same description always gives the same bytes. */
export async function generateContract(): Promise<void> {
  const files = await renderContract(await readContract(contractFolder));
  for (const [name, text] of Object.entries(files)) await writeGenerated(`openapi/generated/${name}`, text);
}
