import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { flatten } from '#scripts/contract/breaking/flatten.ts';
import { isNode, type Node, strings } from '#scripts/contract/source.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { FuzzRequest, Kind } from './fuzz-request.ts';
import { fuzzRequest } from './make-request.ts';
import { Known, withKnown, withNewest } from './known-values.ts';

/** One request of a run, with what makes the same one again. */
export interface Planned {
  operation: DescribedOperation;
  request: FuzzRequest;
  arbitrary: fc.Arbitrary<FuzzRequest>;
  seed: number;
  index: number;
}

/** The kinds in the order in which one call gets them. */
const kinds: readonly Kind[] = ['valid', 'hostile', 'edge', 'broken', 'valid', 'hostile', 'valid'];

/** One of each kind. */
const oneOfEach = 4;

/** A seed for each call and kind, so that another call more leaves the requests of the rest as they are. */
const seedOf = (seed: number, text: string): number =>
  createHash('sha256').update(`${seed} ${text}`).digest().readInt32BE();

/** The first of the values that a schema names; undefined for ids, of which the documentation knows none that exist. */
function documented(schema: unknown, description: Node): unknown {
  const { enum: values, examples } = flatten(isNode(schema) ? schema : {}, description);
  const [first] = [values, examples].flatMap((one) => (Array.isArray(one) ? [one[0]] : []));
  return first !== undefined && withKnown(first, 0, { schema, description }) === first ? first : undefined;
}

/** The call as its documentation shows it, by the strongest caller; a list with nothing that need not be sent. */
function plainest(request: FuzzRequest, operation: DescribedOperation, description: Node): FuzzRequest {
  const { parameters, body, table } = operation;
  const path = Object.fromEntries(
    parameters.flatMap(({ name, in: source, schema }) =>
      source === 'path'
        ? [[name, documented(schema, description) ?? new Known(name, 0, request.path[name], schema)]]
        : [],
    ),
  );
  const plain = withNewest({ ...request, path, caller: 0 }, 0);
  if (!table.safe)
    return body?.example === undefined
      ? plain
      : { ...plain, body: withKnown(body.example, 0, { schema: body.schema, description }) };
  const only = (values: unknown, names: string[]): Record<string, unknown> =>
    Object.fromEntries(Object.entries(Object(values)).filter(([name]) => names.includes(name)));
  const required = parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name);
  const query = only(request.query, required);
  if (!isNode(request.body) || !isNode(body?.schema)) return { ...plain, query };
  return { ...plain, query, body: only(request.body, strings(flatten(body.schema, description)['required'])) };
}

/** Lists show what there is, then rows are made and read, and what takes them away comes last. */
function turnOf({ id, table }: DescribedOperation): number {
  if (id.startsWith('list')) return 0;
  if (/^(create|upload|save)/.test(id)) return 1;
  if (table.safe) return 2;
  return /^(batchD|d)elete|^(revoke|discard)/.test(id) ? 4 : 3;
}

function ofCall(operation: DescribedOperation, description: Node, seed: number, count: number): Planned[] {
  const used = Array.from({ length: count }, (_, index) => kinds[index % kinds.length] ?? 'valid');
  const made = new Map<Kind, Planned[]>();
  for (const kind of new Set(used)) {
    const own = seedOf(seed, `${operation.id} ${kind}`);
    const arbitrary = fuzzRequest(operation, description, kind);
    const requests = fc.sample(arbitrary, { seed: own, numRuns: used.filter((one) => one === kind).length });
    made.set(
      kind,
      requests.map((request, index) => ({
        operation,
        // The plainest call comes first: it makes and shows the rows that later requests name.
        request: kind === 'valid' && index === 0 ? plainest(request, operation, description) : request,
        arbitrary,
        seed: own,
        index,
      })),
    );
  }
  return used.flatMap((kind) => made.get(kind)?.shift() ?? []);
}

/** Further requests of the same kind and call, for when one was refused for what is stored or not. */
export function otherRequest({ arbitrary, seed, index }: Planned, number: number): FuzzRequest {
  const [request] = fc.sample(arbitrary, { seed: seedOf(seed, `${index} again ${number}`), numRuns: 1 });
  if (!request) throw new Error('Nothing was drawn.');
  return request;
}

/**
 * The requests of a run: equally many for every served call and one for every planned one, in rounds, so that later
 * requests find what earlier ones made.
 */
export function fuzzPlan(
  operations: DescribedOperation[],
  description: Node,
  { seed, requests, fewest = oneOfEach }: { seed: number; requests: number; fewest?: number | undefined },
): Planned[] {
  const served = operations.filter(({ table }) => !table.planned);
  const planned = operations.filter(({ table }) => table.planned);
  const each = Math.max(fewest, Math.floor((requests - planned.length) / Math.max(1, served.length)));
  const order = [...served].sort((a, b) => turnOf(a) - turnOf(b));
  const columns = [
    ...order.map((operation) => ofCall(operation, description, seed, each)),
    ...planned.map((operation) => ofCall(operation, description, seed, 1)),
  ];
  return Array.from({ length: each }, (_, round) => columns.flatMap((column) => column[round] ?? [])).flat();
}
