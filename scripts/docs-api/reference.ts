import { scopeOf } from '#server/kernel/http/request/key-scopes.ts';
import { child, isNode, type Node, strings } from '../contract/source.ts';

/** What the pages are made from. */
export interface ReferenceSource {
  /** `openapi/generated/openapi.json`. */
  document: Node;
  /** `openapi/roles.yaml`: roles, sets and guards with their descriptions. */
  roles: Node;
  /** `openapi/errors.yaml`. */
  errors: Node;
  version: string;
}

/** One call with what its place says about it. */
export interface Call {
  id: string;
  area: string;
  /** In capitals. */
  method: string;
  path: string;
  node: Node;
  /** Parameters of its own, in the order path, query, header; headers of every call are described once, on the first page. */
  parameters: Node[];
  /** The body's schema and its media type. */
  body?: { schema: Node; type: string; isRequired: boolean; example?: unknown };
  /** The schema of the envelope's `data`; for raw answers none. */
  answer?: Node;
  /** The scope that a key needs; undefined when no key may make the call or no sign-in is needed. */
  keyScope: string | undefined;
  /** Media types of a raw answer. */
  files: string[];
  /** Codes that a failed answer may carry, with their status. */
  errors: { code: string; status: number }[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const order = ['path', 'query', 'header'];

function parametersOf(document: Node, node: Node): Node[] {
  const listed = Array.isArray(node['parameters']) ? node['parameters'].filter(isNode) : [];
  return listed
    .map((parameter) => {
      const ref = String(parameter['$ref'] ?? '');
      if (ref === '') return parameter;
      // Of what every call takes only the version is an argument.
      return ref.endsWith('/IfMatch') ? child(child(child(document, 'components'), 'parameters'), 'IfMatch') : {};
    })
    .filter((parameter) => 'name' in parameter)
    .sort((a, b) => order.indexOf(String(a['in'])) - order.indexOf(String(b['in'])));
}

function bodyOf(node: Node): Call['body'] {
  const request = child(node, 'requestBody');
  const [type, media] = Object.entries(child(request, 'content'))[0] ?? [];
  if (type === undefined || !isNode(media)) return undefined;
  return { schema: child(media, 'schema'), type, isRequired: request['required'] === true, example: media['example'] };
}

/** The codes of each failure, through the shared responses. */
function errorsOf(document: Node, node: Node): Call['errors'] {
  const shared = child(child(document, 'components'), 'responses');
  return Object.entries(child(node, 'responses')).flatMap(([status, response]) => {
    if (status === '200') return [];
    const name = isNode(response)
      ? String(response['$ref'] ?? '')
          .split('/')
          .at(-1)
      : undefined;
    const found = name ? child(shared, name) : response;
    const envelope = child(child(child(found, 'content'), 'application/json'), 'schema');
    const data = child(child(envelope, 'properties'), 'data');
    return strings(child(child(data, 'properties'), 'code')['enum']).map((code) => ({ code, status: Number(status) }));
  });
}

/** Every call of the description by area, in the description's order. */
export function listCalls(document: Node): Call[] {
  return Object.entries(child(document, 'paths')).flatMap(([path, item]) =>
    methods.flatMap((method): Call[] => {
      const node = child(item, method);
      const id = node['operationId'];
      if (typeof id !== 'string') return [];
      const content = child(child(child(node, 'responses'), '200'), 'content');
      const isRaw = node['x-raw'] === true;
      const envelope = child(child(content, 'application/json'), 'schema');
      const body = bodyOf(node);
      const area = strings(node['tags'])[0] ?? '';
      const safe = method === 'get' || node['x-safe'] === true;
      return [
        {
          id,
          area,
          method: method.toUpperCase(),
          path,
          node,
          parameters: parametersOf(document, node),
          ...(body ? { body } : {}),
          ...(isRaw ? {} : { answer: child(child(envelope, 'properties'), 'data') }),
          keyScope: node['x-roles'] === 'public' ? undefined : scopeOf({ area, safe }),
          files: isRaw ? Object.keys(content) : [],
          errors: errorsOf(document, node),
        },
      ];
    }),
  );
}
