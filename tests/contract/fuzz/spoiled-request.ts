import fc from 'fast-check';
import type { DescribedOperation } from './described-operations.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { hostileName, hostileText, hostileValue } from './hostile-value.ts';

type Change = fc.Arbitrary<(request: FuzzRequest) => FuzzRequest>;

const contentTypes = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json;',
  'application/JSON',
  '',
];

const intoBody =
  (name: string, value: unknown) =>
  (request: FuzzRequest): FuzzRequest => ({
    ...request,
    // Entries, so that `__proto__` becomes a field and not a prototype.
    body: Object.fromEntries([...Object.entries(Object(request.body ?? {})), [name, value]]),
  });

/** A hostile value in a parameter, a field, a name, the whole body, or a content type that is not the call's. */
function changes({ parameters, body }: DescribedOperation): Change[] {
  const inParameters = parameters.map(({ name, in: source }): Change => {
    const part = source === 'header' ? 'headers' : source;
    return hostileText.map((text) => (request) => ({ ...request, [part]: { ...request[part], [name]: text } }));
  });
  const fields = Object.keys(Object(body?.example ?? {}));
  const inBody: Change[] = [
    hostileValue.map((value) => (request) => ({ ...request, body: value })),
    fc.tuple(hostileName, hostileValue).map(([name, value]) => intoBody(name, value)),
    fc.constantFrom(...contentTypes).map((contentType) => (request) => ({ ...request, contentType })),
  ];
  if (fields.length > 0) {
    const inField = fc.tuple(fc.constantFrom(...fields), hostileValue).map(([name, value]) => intoBody(name, value));
    inBody.push(inField, inField, inField);
  }
  const inQuery: Change = fc.tuple(hostileName, hostileText).map(([name, text]) => (request) => ({
    ...request,
    query: { ...request.query, [name]: text },
  }));
  return [...inParameters, ...(body ? inBody : inBody.slice(0, 1)), inQuery];
}

/** Requests with one or two hostile parts, by anybody. */
export function spoiledRequest(
  base: fc.Arbitrary<FuzzRequest>,
  operation: DescribedOperation,
): fc.Arbitrary<FuzzRequest> {
  const chosen = fc.array(fc.oneof(...changes(operation)), { minLength: 1, maxLength: 2 });
  return fc
    .tuple(base, chosen, fc.nat({ max: 9 }))
    .map(([request, all, caller]) => all.reduce((spoiled, change) => change(spoiled), { ...request, caller }));
}
