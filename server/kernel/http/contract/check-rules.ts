import { roleSets } from '#openapi';
import type { Description, OperationTable } from './description.ts';

const scopes = ['none', 'platform', 'workspace', 'application'];
const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** The contract cannot be served: each line says which operation lacks what. The server does not start (P3). */
export class ContractIncomplete extends Error {
  override name = 'ContractIncomplete';

  constructor(problems: readonly string[]) {
    super(`The contract cannot be served:\n${problems.join('\n')}`);
  }
}

export interface Parts {
  description: Description;
  operations: OperationTable;
  handlers: Readonly<Record<string, unknown>>;
  guards: Readonly<Record<string, unknown>>;
}

/** Throws `ContractIncomplete` unless every described operation has its rule, its row, its handler and its guard (P3). */
export function checkRules({ description, operations, handlers, guards }: Parts): void {
  const problems: string[] = [];
  const described = new Set<string>();
  for (const [path, item] of Object.entries(description.paths)) {
    for (const [method, node] of Object.entries(item)) {
      if (!methods.includes(method)) continue;
      const place = `${method.toUpperCase()} ${path}`;
      const id = node.operationId;
      const row = id !== undefined && Object.hasOwn(operations, id) ? operations[id] : undefined;
      if (id === undefined || !row) {
        problems.push(`${place} has no row in the operation table: run npm run generate.`);
        continue;
      }
      described.add(id);
      if (row.path !== path || row.method !== method)
        problems.push(`${id} is ${row.method} ${row.path} in the operation table.`);
      problems.push(...ruleProblems(id, node['x-roles'], node['x-scope'], row));
      if (!row.planned && !Object.hasOwn(handlers, id)) problems.push(`${id} has no handler.`);
      if (!row.planned && row.guard && !Object.hasOwn(guards, row.guard))
        problems.push(`${id} names the missing guard ${row.guard}.`);
    }
  }
  for (const id of Object.keys(operations))
    if (!described.has(id)) problems.push(`${id} is in the operation table but not described.`);
  if (problems.length > 0) throw new ContractIncomplete(problems);
}

function ruleProblems(
  id: string,
  roles: string | undefined,
  scope: string | undefined,
  row: OperationTable[string],
): string[] {
  const problems: string[] = [];
  if (roles === undefined) problems.push(`${id} declares no x-roles.`);
  else if (roles !== 'public' && !Object.hasOwn(roleSets, roles))
    problems.push(`${id} names the unknown role set ${roles}.`);
  else if (roles !== row.roles)
    problems.push(`${id} allows ${row.roles} in the operation table but ${roles} in the description.`);
  if (scope === undefined || !scopes.includes(scope)) problems.push(`${id} declares no x-scope.`);
  else if (scope !== row.scope)
    problems.push(`${id} has the scope ${row.scope} in the operation table but ${scope} in the description.`);
  if (row.roles !== 'public' && row.allowed.length === 0) problems.push(`${id} allows nobody.`);
  return problems;
}
