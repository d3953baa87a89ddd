import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContractSource, listOperations, type Node } from '../source.ts';

/** The rules that redocly holds the description to. */
export const lintRules = join(import.meta.dirname, 'redocly.yaml');

/** `#/paths/~1api~1x/get/…` → `area.yaml GET /api/x /…`; other pointers as they are. */
function locationOf(source: ContractSource, pointer: string): string {
  const steps = pointer.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [, first, path, method] = steps;
  const operation = listOperations(source).find((one) => one.path === path && one.method === method);
  if (first !== 'paths' || !operation) return `openapi.json ${pointer.replace(/^#/, '')}`;
  return [operation.location, steps.slice(4).join('/')].filter(Boolean).join(' at ');
}

/**
 * What redocly finds in the bundled description, by the rules of `redocly.yaml` and nothing else: no network, and no
 * configuration of the machine. Returns one sentence for each diagnostic, with its location and the name of the rule.
 */
export async function lintContract(source: ContractSource, document: Node): Promise<string[]> {
  const config = await createConfig(await readFile(lintRules, 'utf8'), { configPath: lintRules });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return found.map(({ message, ruleId, location }) => {
    const [at] = location;
    const shownAt = at && 'pointer' in at && at.pointer !== undefined ? locationOf(source, at.pointer) : 'openapi.json';
    return `${shownAt}: ${message.trim().replaceAll(/\s+/g, ' ')} (${ruleId})`;
  });
}
