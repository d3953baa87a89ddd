import fc from 'fast-check';
import { flatten } from '#scripts/contract/breaking/flatten.ts';
import { child, isNode, type Node, strings } from '#scripts/contract/source.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { FuzzRequest } from './fuzz-request.ts';

type Change = (request: FuzzRequest) => FuzzRequest;

/** A copy of an object, or of a list's first item, with the value at a path replaced; `undefined` takes it away. */
function replaced(whole: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole)) return [replaced(whole[0], rest, value), ...whole.slice(1)];
  const others = Object.entries(isNode(whole) ? whole : {}).filter(([name]) => name !== step);
  const inner = replaced(isNode(whole) ? whole[step] : undefined, rest, value);
  return Object.fromEntries(inner === undefined ? others : [...others, [step, inner]]);
}

const anything: readonly unknown[] = ['no such value', '!', true, 1.5, -1, null, [], {}, ['x']];

/** Values of which some break the schema; those that do not are sorted out when the request is checked. */
function suspects(flat: Node): unknown[] {
  const near = (key: string, by: number): number[] => (typeof flat[key] === 'number' ? [flat[key] + by] : []);
  const text = (length: number): string[] => (length >= 0 && length <= 70_000 ? ['z'.repeat(length)] : []);
  const list = (length: number): unknown[] =>
    length >= 0 && length <= 1_000 ? [Array.from({ length }, (_, index) => `${index}`)] : [];
  return [
    ...anything,
    ...near('minimum', -1),
    ...near('maximum', 1),
    ...near('minLength', -1).flatMap(text),
    ...near('maxLength', 1).flatMap(text),
    ...near('minItems', -1).flatMap(list),
    ...near('maxItems', 1).flatMap(list),
  ];
}

/** Changes of a body, down to the fields of its fields. */
function bodyChanges(schema: unknown, description: Node, path: string[] = []): Change[] {
  const flat = flatten(isNode(schema) ? schema : {}, description);
  const put =
    (at: string[], value: unknown): Change =>
    (request) => ({ ...request, body: replaced(request.body, at, value) });
  const own = suspects(flat).map((value) => put(path, value));
  const missing = strings(flat['required']).map((name) => put([...path, name], undefined));
  const unknown = flat['additionalProperties'] === false ? [put([...path, 'no_such_field'], 'x')] : [];
  const inner =
    path.length >= 3
      ? []
      : [
          ...Object.entries(child(flat, 'properties')).flatMap(([name, member]) =>
            bodyChanges(member, description, [...path, name]),
          ),
          ...(isNode(flat['items']) ? bodyChanges(flat['items'], description, [...path, '0']) : []),
        ];
  return [...own, ...missing, ...unknown, ...inner];
}

function parameterChanges(operation: DescribedOperation, description: Node): Change[] {
  // The contract takes any text for the page that calls; what it means is judged by the page's rights.
  const parameters = operation.parameters.filter(({ name }) => name !== 'Pagewright-Document');
  return parameters.flatMap(({ name, in: source, schema, required }): Change[] => {
    const part = source === 'header' ? 'headers' : source;
    const put =
      (value: unknown): Change =>
      (request) => ({ ...request, [part]: replaced(request[part], [name], value) });
    const flat = flatten(isNode(schema) ? schema : {}, description);
    // An empty text is no value of an address or a header, and only text and numbers are sent in one.
    const values = suspects(flat).filter((value) => ['number', 'string'].includes(typeof value) && value !== '');
    return [...values.map(put), ...(required && source !== 'path' ? [put(undefined)] : [])];
  });
}

/**
 * Requests that one change took off their contract. The change may turn out to be allowed (`null` where null is a
 * value): `RequestCheck` tells, once `Known` values are filled in.
 */
export function brokenRequest(
  base: fc.Arbitrary<FuzzRequest>,
  operation: DescribedOperation,
  description: Node,
): fc.Arbitrary<FuzzRequest> {
  const changes: Change[] = [
    (request) => ({ ...request, query: { ...request.query, no_such_parameter: '1' } }),
    ...parameterChanges(operation, description),
    ...(operation.body?.required ? [(request: FuzzRequest): FuzzRequest => ({ ...request, body: undefined })] : []),
    ...(operation.body ? bodyChanges(operation.body.schema, description) : []),
  ];
  return fc.tuple(base, fc.constantFrom(...changes)).map(([request, change]) => change(request));
}
