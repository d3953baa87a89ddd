import fc from 'fast-check';
import type { Node } from '#scripts/contract/source.ts';
import { brokenRequest } from './broken-request.ts';
import type { DescribedOperation, DescribedParameter } from './described-operations.ts';
import type { FuzzRequest, Kind } from './fuzz-request.ts';
import { withKnown } from './known-values.ts';
import { spoiledRequest } from './spoiled-request.ts';
import { validValue } from './valid-value.ts';

/** Headers that are decided by the sender alone: they choose who calls, from which page, and where. */
const senders = ['Pagewright-Document', 'application_id', 'env-url'];

function parameterValues(
  operation: DescribedOperation,
  location: DescribedParameter['in'],
  description: Node,
  isEdge: boolean,
): fc.Arbitrary<Record<string, unknown>> {
  // A key that comes again is a repeated call, which would never reach its handler.
  const parameterValue = (name: string, schema: unknown): fc.Arbitrary<unknown> =>
    name === 'Idempotency-Key' ? fc.uuid() : validValue(schema, name, { description, way: location, isEdge });
  const parameters = operation.parameters.filter(
    (one) => one.in === location && (one.required || !senders.includes(one.name)),
  );
  const values = parameters.map(({ name, schema }) => [name, parameterValue(name, schema)] as const);
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys, noNullPrototype: true });
}

function bodyOf({ body, table }: DescribedOperation, description: Node, isEdge: boolean): fc.Arbitrary<unknown> {
  if (!body) return fc.constant(undefined);
  const way = table.body === 'json' ? 'json' : 'form';
  const made = validValue(body.schema, 'body', { description, way, isEdge });
  const documented = fc
    .nat({ max: 99 })
    .map((pick) => withKnown(body.example, pick, { schema: body.schema, description }));
  // The documented example is a body that someone will really send.
  const likely = body.example === undefined || isEdge ? made : fc.oneof(made, documented);
  return body.required ? likely : fc.option(likely, { nil: undefined, freq: 4 });
}

/** Requests of one call that keep its contract. */
function sound(operation: DescribedOperation, description: Node, kind: 'valid' | 'edge'): fc.Arbitrary<FuzzRequest> {
  const isEdge = kind === 'edge';
  const request = {
    id: fc.constant(operation.id),
    kind: fc.constant<Kind>(kind),
    path: parameterValues(operation, 'path', description, isEdge),
    query: parameterValues(operation, 'query', description, isEdge),
    headers: parameterValues(operation, 'header', description, isEdge),
    body: bodyOf(operation, description, isEdge),
    caller: fc.constantFrom(0, 0, 0, 1, 2),
  };
  return fc.record(request, { noNullPrototype: true });
}

/** Requests of one kind to one call. */
export function fuzzRequest(operation: DescribedOperation, description: Node, kind: Kind): fc.Arbitrary<FuzzRequest> {
  if (kind === 'valid' || kind === 'edge') return sound(operation, description, kind);
  const base = sound(operation, description, 'valid').map((request) => ({ ...request, kind }));
  return kind === 'broken' ? brokenRequest(base, operation, description) : spoiledRequest(base, operation);
}
