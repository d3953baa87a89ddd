import type { Operation } from '#openapi';
import { bodyKinds } from './check-operation.ts';
import { mergeComponents, resolveParameter } from './components.ts';
import { codesOf, reasonsOf } from './standard-errors.ts';
import { child, type ContractSource, isNode, listOperations, type Node, strings } from './source.ts';

/** What a set allows; `public` allows everybody. */
export function rolesOfSet(source: ContractSource, name: string): string[] {
  if (name === 'public') return Object.keys(child(source.roles, 'roles'));
  return strings(child(child(source.roles, 'sets'), name)['roles']);
}

/** One row of the table before its types are known: the strings were checked by `checkContract`. */
export type OperationRow = { [Key in keyof Operation]: unknown };

/** The operation table by operationId, sorted. */
export function operationTable(source: ContractSource): Record<string, OperationRow> {
  const { components } = mergeComponents(source);
  const rows = listOperations(source).map(({ path, method, node, parameters }): [string, OperationRow] => {
    const found = parameters.map((parameter) => resolveParameter(components, parameter));
    const named = (location: string): unknown[] =>
      found.filter((item) => item['in'] === location).map((item) => item['name']);
    const type = Object.keys(child(child(node, 'requestBody'), 'content'))[0];
    const versioned = node['x-versioned'] === true;
    const row: OperationRow = {
      method,
      path,
      area: strings(node['tags'])[0],
      roles: node['x-roles'],
      allowed: rolesOfSet(source, String(node['x-roles'])),
      scope: node['x-scope'],
      ...only(node, 'x-application', 'application'),
      ...only(node, 'x-while-closed', 'whileClosed'),
      ...only(node, 'x-look-as', 'lookAs'),
      ...only(node, 'x-guard', 'guard'),
      reads: strings(node['x-reads']),
      writes: strings(node['x-writes']),
      safe: method === 'get' || node['x-safe'] === true,
      planned: node['x-planned'] === true,
      versioned,
      ...only(node, 'x-session', 'session'),
      ...only(node, 'x-raw', 'raw'),
      ...only(node, 'x-secret', 'secret'),
      ...secretFields(node),
      ...only(node, 'x-buildable', 'buildable'),
      ...only(node, 'x-without-gesture', 'withoutGesture'),
      ...only(node, 'x-unlogged', 'unlogged'),
      ...only(node, 'x-open-in', 'openIn'),
      ...only(node, 'x-support', 'support'),
      ...only(node, 'x-embedded', 'embedded'),
      ...only(node, 'x-passwords', 'passwords'),
      body: type === undefined ? 'none' : bodyKinds[type],
      query: named('query'),
      pathParams: named('path'),
      headers: [
        ...named('header'),
        ...(node['x-look-as'] === true ? ['look_as'] : []),
        ...(versioned ? ['If-Match'] : []),
      ],
      errors: codesOf(source, node, reasonsOf(method, node, path.includes('{'))),
    };
    return [String(node['operationId']), row];
  });
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The fields of an answer that are told once. */
function secretFields(node: Node): Partial<OperationRow> {
  const fields = Object.entries(child(child(node, 'x-answer'), 'properties'));
  const names = fields.flatMap(([name, field]) => (isNode(field) && field['x-secret'] === true ? [name] : []));
  return names.length > 0 ? { secretFields: names } : {};
}

function only(
  node: Node,
  key: string,
  name:
    | 'application'
    | 'whileClosed'
    | 'lookAs'
    | 'guard'
    | 'session'
    | 'raw'
    | 'secret'
    | 'passwords'
    | 'buildable'
    | 'withoutGesture'
    | 'unlogged'
    | 'openIn'
    | 'support'
    | 'embedded',
): Partial<OperationRow> {
  return key in node ? { [name]: node[key] } : {};
}
