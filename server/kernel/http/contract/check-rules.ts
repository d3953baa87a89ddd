import { roleSets } from '#openapi';
import type { Description, OperationTable } from './description.ts';

const scopes = ['none', 'platform', 'workspace', 'application'];
const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** The contract cannot be served: each line says which operation lacks what. The server does not start (P3). */
export class ContractIncomplete extends Error {
  override name = 'ContractIncomplete';

  constructor(diagnostics: readonly string[]) {
    super(`The contract cannot be served:\n${diagnostics.join('\n')}`);
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
  const diagnostics: string[] = [];
  const described = new Set<string>();
  for (const [path, item] of Object.entries(description.paths)) {
    for (const [method, node] of Object.entries(item)) {
      if (!methods.includes(method)) continue;
      const route = `${method.toUpperCase()} ${path}`;
      const id = node.operationId;
      const row = id !== undefined && Object.hasOwn(operations, id) ? operations[id] : undefined;
      if (id === undefined || !row) {
        diagnostics.push(`${route} has no row in the operation table: run npm run generate.`);
        continue;
      }
      described.add(id);
      if (row.path !== path || row.method !== method)
        diagnostics.push(`${id} is ${row.method} ${row.path} in the operation table.`);
      diagnostics.push(...ruleDiagnostics(id, node['x-roles'], node['x-scope'], row));
      if (!row.planned && !Object.hasOwn(handlers, id)) diagnostics.push(`${id} has no handler.`);
      if (!row.planned && row.guard && !Object.hasOwn(guards, row.guard))
        diagnostics.push(`${id} names the missing guard ${row.guard}.`);
    }
  }
  for (const id of Object.keys(operations))
    if (!described.has(id)) diagnostics.push(`${id} is in the operation table but not described.`);
  if (diagnostics.length > 0) throw new ContractIncomplete(diagnostics);
}

function ruleDiagnostics(
  id: string,
  roles: string | undefined,
  scope: string | undefined,
  row: OperationTable[string],
): string[] {
  const diagnostics: string[] = [];
  if (roles === undefined) diagnostics.push(`${id} declares no x-roles.`);
  else if (roles !== 'public' && !Object.hasOwn(roleSets, roles))
    diagnostics.push(`${id} names the unknown role set ${roles}.`);
  else if (roles !== row.roles)
    diagnostics.push(`${id} allows ${row.roles} in the operation table but ${roles} in the description.`);
  if (scope === undefined || !scopes.includes(scope)) diagnostics.push(`${id} declares no x-scope.`);
  else if (scope !== row.scope)
    diagnostics.push(`${id} has the scope ${row.scope} in the operation table but ${scope} in the description.`);
  if (row.roles !== 'public' && row.allowed.length === 0) diagnostics.push(`${id} allows nobody.`);
  return diagnostics;
}
