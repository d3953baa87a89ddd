import { child, type Node } from '../../source.ts';

/** What one canary changes: words of the call itself, and the description around it. */
export interface Variant {
  call?: Node;
  path?: string;
  method?: string;
  schemas?: Node;
  sets?: Node;
  errors?: Node;
}

const failure = (code: string): Node => ({
  content: {
    'application/json': {
      schema: { properties: { data: { type: 'object', properties: { code: { type: 'string', enum: [code] } } } } },
    },
  },
});

/** The failures of a call, each code under its status. */
export const failures = (codes: Record<string, string>): Node =>
  Object.fromEntries(Object.entries(codes).map(([status, code]) => [status, failure(code)]));

/** A good answer of a call: JSON of this schema. */
export const answering = (schema: unknown, type = 'application/json'): Node => ({
  responses: { 200: { content: { [type]: { schema } } } },
});

/** The body of a call. */
export const taking = (schema: unknown, more: Node = {}, type = 'application/json'): Node => ({
  requestBody: { content: { [type]: { schema } }, ...more },
});

/** One parameter of a call, `ids` in the query unless it says otherwise. */
export const asking = (...parameters: Node[]): Node => ({
  parameters: parameters.map((parameter) => ({
    name: 'ids',
    in: 'query',
    schema: { type: 'string', maxLength: 9 },
    ...parameter,
  })),
});

/** A release of one call, `saveBird`, in which each test varies one thing. */
export function smallRelease({ call = {}, path = '/api/bird', method = 'post', ...more }: Variant = {}): Node {
  const node: Node = {
    operationId: 'saveBird',
    'x-roles': 'keepers',
    'x-scope': 'workspace',
    security: [{ bearer: [] }],
    ...call,
    responses: { 200: {}, ...failures({ 404: 'not_found' }), ...child(call, 'responses') },
  };
  return {
    paths: {
      [path]: { [method]: Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined)) },
    },
    components: { schemas: more.schemas ?? {} },
    'x-role-sets': { keepers: ['OWNER', 'KEEPER'], guests: ['OWNER', 'KEEPER', 'GUEST'], public: [], ...more.sets },
    'x-error-catalogue': { not_found: { status: 404 }, ...more.errors },
  };
}
