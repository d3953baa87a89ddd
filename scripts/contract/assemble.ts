import { failureResponses, successResponse } from './answers.ts';
import { mergeComponents, resolveParameter } from './components.ts';
import { isWriting, reasonsOf } from './standard-errors.ts';
import {
  areaNames,
  child,
  type ContractSource,
  listOperations,
  type Node,
  type OperationSource,
  strings,
} from './source.ts';

function security(operation: Node): Node[] {
  if (operation['x-session'] === 'opens' || operation['x-session'] === 'refreshes') return [{ client: [] }];
  return operation['x-roles'] === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function standardHeaders(source: ContractSource, method: string, operation: Node): Node[] {
  const groups = child(source.common, 'x-standard-headers');
  const names = strings(groups['all']);
  if (operation['x-roles'] !== 'public') names.push(...strings(groups['signedIn']));
  if (operation['x-look-as'] === true) names.push(...strings(groups['lookAs']));
  if (isWriting(method, operation) && operation['x-secret'] !== true) names.push(...strings(groups['writes']));
  if (operation['x-versioned'] === true) names.push(...strings(groups['versioned']));
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

/** The operation as OpenAPI says it: standard headers, security, envelope and failures are added. */
function assembleOperation(source: ContractSource, operation: OperationSource, shared: Node, parameters: Node[]): Node {
  const {
    'x-answer': _answer,
    // Words of the operation log are the server's own (`generated/log-words.ts`).
    'x-log': _log,
    parameters: _parameters,
    responses: _responses,
    ...described
  } = operation.node;
  const why = reasonsOf(operation.method, described, operation.path.includes('{'));
  const success =
    described['x-raw'] === true ? child(operation.node, 'responses') : { 200: successResponse(operation.node) };
  return {
    ...described,
    security: security(described),
    parameters,
    responses: { ...success, ...failureResponses(source, described, why, shared) },
  };
}

/** The whole description as one OpenAPI 3.1 document, in a stable order. Call `checkContract` first. */
export function assembleContract(source: ContractSource): Node {
  const { components } = mergeComponents(source);
  const shared: Node = {};
  const paths: Record<string, Node> = {};
  for (const operation of listOperations(source)) {
    const own = operation.parameters.map((parameter) => resolveParameter(components, parameter));
    const added = standardHeaders(source, operation.method, operation.node);
    const item = paths[operation.path] ?? {};
    item[operation.method] = assembleOperation(source, operation, shared, [...own, ...added]);
    paths[operation.path] = item;
  }
  const { openapi, info, servers } = source.common;
  const sorted = (node: Node): Node => Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    openapi,
    info,
    servers,
    tags: areaNames(source).map((name) => ({ name })),
    paths: sorted(paths),
    components: {
      securitySchemes: child(child(source.common, 'components'), 'securitySchemes'),
      parameters: sorted(
        Object.fromEntries(Object.entries(components.parameters).filter(([name]) => isStandard(name))),
      ),
      responses: sorted(shared),
      schemas: sorted(components.schemas),
    },
  };

  function isStandard(name: string): boolean {
    return Object.values(child(source.common, 'x-standard-headers')).some((names) => strings(names).includes(name));
  }
}
