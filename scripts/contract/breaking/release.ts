import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assembleContract } from '../assemble.ts';
import { contractFolder } from '../bundle.ts';
import { rolesOfSet } from '../operation-table.ts';
import { child, type ContractSource, isNode, type Node } from '../source.ts';

/** The description that programs out there were written against. */
export const releaseFile = join(contractFolder, 'released.json');

/** What is promised: the bundled description, with the roles of each set and the status and detail of each error. */
export function releaseOf(source: ContractSource): Node {
  const sets = ['public', ...Object.keys(child(source.roles, 'sets'))];
  return {
    ...assembleContract(source),
    'x-role-sets': Object.fromEntries(sets.map((name) => [name, rolesOfSet(source, name)])),
    'x-error-catalogue': Object.fromEntries(
      Object.keys(source.errors).map((code) => {
        const { status, detail } = child(source.errors, code);
        return [code, { status, ...(detail === undefined ? {} : { detail }) }];
      }),
    ),
  };
}

/** Reads `openapi/released.json`; throws when it is missing or no object. */
export async function readRelease(): Promise<Node> {
  const value: unknown = JSON.parse(await readFile(releaseFile, 'utf8'));
  if (!isNode(value)) throw new Error(`${releaseFile} is no JSON object`);
  return value;
}

/** Makes the present description the one that later changes are compared with. */
export async function writeRelease(source: ContractSource): Promise<void> {
  await writeFile(releaseFile, `${JSON.stringify(releaseOf(source), null, 1)}\n`);
}
