import { type Reason, codesOf } from './standard-errors.ts';
import { child, type ContractSource, isNode, type Node, strings } from './source.ts';

const titles: Record<number, string> = {
  400: 'The request cannot be read.',
  401: 'Not signed in, or no longer.',
  403: 'Not allowed.',
  404: 'Does not exist, or may not be seen.',
  405: 'The method is not served.',
  409: 'In conflict with what is stored.',
  413: 'Too large.',
  415: 'This kind of content is not accepted.',
  422: 'Values are missing or not allowed.',
  429: 'Too often.',
  500: 'A fault of the server.',
  501: 'Not served yet.',
  503: 'Busy; Retry-After says when to come back.',
  507: 'The storage is full.',
};

function envelope(success: boolean, status: number, data: unknown): Node {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['success', 'message', 'data', 'code'],
    properties: { success: { const: success }, message: { type: 'string' }, data, code: { const: status } },
  };
}

/** A page of a list; `more` are the fields that it has beside the usual ones, none of which is required. */
function pageOf(item: unknown, more: Node): Node {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['items', 'page', 'size'],
    properties: {
      items: { type: 'array', items: item },
      page: { type: 'integer' },
      size: { type: 'integer' },
      total: {
        type: 'integer',
        description: 'How many items there are on all pages; absent with `total=none`, at most 10,000 with `capped`.',
      },
      next_cursor: { type: 'string', description: 'Absent on the last page.' },
      ...more,
    },
  };
}

/** The response 200 of an operation: its `x-answer` inside the envelope. */
export function successResponse(operation: Node): Node {
  const answer = operation['x-answer'] ?? { type: 'null' };
  const data = isNode(answer) && 'x-page' in answer ? pageOf(answer['x-page'], child(answer, 'x-page-with')) : answer;
  return { description: 'Done.', content: { 'application/json': { schema: envelope(true, 200, data) } } };
}

function failureResponse(source: ContractSource, status: number, codes: string[]): Node {
  const details = [...new Set(codes.map((code) => child(source.errors, code)['detail']))]
    .filter((name): name is string => typeof name === 'string')
    .map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const properties: Node = { code: { type: 'string', enum: codes } };
  if (details.length > 0) properties['detail'] = details.length === 1 ? details[0] : { anyOf: details };
  properties['pointer'] = { type: 'string', description: 'JSON pointer to the value at fault.' };
  properties['hint'] = { type: 'string', description: 'What to do next.' };
  const data = { type: 'object', additionalProperties: false, required: ['code'], properties };
  const description = titles[status] ?? 'Failed.';
  return { description, content: { 'application/json': { schema: envelope(false, status, data) } } };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The failures of an operation by status. Combinations of standard codes become shared responses in `shared`; an
 * operation with codes of its own gets its own.
 */
export function failureResponses(source: ContractSource, operation: Node, why: Reason[], shared: Node): Node {
  const own = strings(operation['x-errors']);
  const byStatus = new Map<number, string[]>();
  for (const code of codesOf(source, operation, why)) {
    const status = Number(child(source.errors, code)['status']);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const responses: Node = {};
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
    if (codes.some((code) => own.includes(code))) {
      responses[status] = failureResponse(source, status, codes);
      continue;
    }
    const because = new Set(codes.map((code) => capital(String(child(source.errors, code)['standard']))));
    const name = `Failure${status}${[...because].sort().join('')}`;
    shared[name] = failureResponse(source, status, codes);
    responses[status] = { $ref: `#/components/responses/${name}` };
  }
  return responses;
}
