import { child, isNode, type Node, strings } from '../source.ts';
import { resolved } from './resolve.ts';

/** One call of a release, with its description to follow `$ref`s in. */
export interface ReleasedOperation {
  id: string;
  method: string;
  path: string;
  node: Node;
  release: Node;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** The calls of a release by operationId. */
export function operationsOf(release: Node): Map<string, ReleasedOperation> {
  const found = new Map<string, ReleasedOperation>();
  for (const [path, item] of Object.entries(child(release, 'paths'))) {
    for (const method of methods) {
      if (!isNode(item) || !isNode(item[method])) continue;
      const node = child(item, method);
      const id = String(node['operationId']);
      found.set(id, { id, method, path, node, release });
    }
  }
  return found;
}

/** `POST /api/oauth/token`. */
export const address = ({ method, path }: ReleasedOperation): string => `${method.toUpperCase()} ${path}`;

/** The parameters, with shared ones looked up. */
export function parametersOf({ node, release }: ReleasedOperation): Node[] {
  const parameters = Array.isArray(node['parameters']) ? node['parameters'] : [];
  return parameters.filter(isNode).map((parameter) => resolved(release, parameter));
}

/** The schema of each content type, of a body or of a response. */
export function mediaOf(node: unknown): [type: string, schema: unknown][] {
  return Object.entries(child(node, 'content')).map(([type, media]) => [type, isNode(media) ? media['schema'] : {}]);
}

/** The answer of success. */
export const successOf = ({ node, release }: ReleasedOperation): Node =>
  resolved(release, child(child(node, 'responses'), '200'));

/** Every code that a failed answer may carry. */
export function codesOf({ node, release }: ReleasedOperation): string[] {
  return Object.entries(child(node, 'responses')).flatMap(([status, response]) => {
    if (status === '200' || !isNode(response)) return [];
    const [[, schema] = []] = mediaOf(resolved(release, response));
    const data = child(child(schema, 'properties'), 'data');
    return strings(child(child(data, 'properties'), 'code')['enum']);
  });
}

/** Everybody whom the call's set of roles lets in, as the release had it. */
export const callersOf = ({ node, release }: ReleasedOperation): string[] =>
  strings(child(release, 'x-role-sets')[String(node['x-roles'])]);
