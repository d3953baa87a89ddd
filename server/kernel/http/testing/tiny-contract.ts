import type { Operation } from '#openapi';
import { roleSets } from '#openapi';
import type { Description, OperationNode, OperationTable } from '../contract/description.ts';

/** What a test says about an operation of its own small contract; the rest has plain values. */
export interface TinyOperation {
  row: Partial<Operation> & Pick<Operation, 'method' | 'path'>;
  node?: OperationNode;
}

const always: Operation['errors'] = [
  'malformed_request',
  'invalid_request',
  'too_many_requests',
  'unavailable',
  'internal_error',
];
const signedIn: Operation['errors'] = [
  'invalid_auth',
  'access_token_is_invalid',
  'access_token_has_expired',
  'not_allowed',
  'workspace_out_of_use',
  'enterprise_maintenance_in_progress',
  'platform_maintenance_in_progress',
  'workspace_expired',
  'workspace_not_started',
];

/** An operation table and the description it belongs to. Enveloped answers may hold anything. */
export function tinyContract(operations: Record<string, TinyOperation>): {
  description: Description;
  operations: OperationTable;
} {
  const paths: Record<string, Record<string, OperationNode>> = {};
  const table: Record<string, Operation> = {};
  for (const [id, { row, node }] of Object.entries(operations)) {
    const roles = row.roles ?? 'public';
    const operation: Operation = {
      roles,
      allowed: roles === 'public' ? [] : roleSets[roles],
      area: 'test',
      scope: 'none',
      reads: [],
      writes: [],
      safe: false,
      planned: false,
      versioned: false,
      body: 'none',
      query: [],
      pathParams: [],
      headers: [],
      errors: [...always, ...(roles === 'public' ? [] : signedIn)],
      ...row,
    };
    table[id] = operation;
    paths[row.path] = {
      ...paths[row.path],
      [row.method]: {
        operationId: id,
        'x-roles': roles,
        'x-scope': operation.scope,
        responses: responses(operation),
        ...node,
      },
    };
  }
  return { description: { paths, components: {} }, operations: table };
}

const answer = { content: { 'application/json': { schema: { type: 'object' } } } };

function responses(operation: Operation): NonNullable<OperationNode['responses']> {
  const statuses = [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 501, 503];
  if (operation.raw) return { '200': { content: { 'image/png': {} } }, '404': answer };
  return Object.fromEntries(statuses.map((status) => [String(status), answer]));
}
