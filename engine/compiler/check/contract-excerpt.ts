import { isObject, own } from '#schemas';

/** The members of an operation that say how documents may use it. */
const members = [
  'operationId',
  'x-roles',
  'x-raw',
  'x-safe',
  'x-buildable',
  'x-without-gesture',
  'x-session',
  'parameters',
  'requestBody',
] as const;
const methods = ['get', 'put', 'post', 'delete', 'patch'];
const successes = ['200', '201', '202'];

/** What `readContract` reads of a bundled description, about half of it: without failures, descriptions of calls and what logs call them. */
export function contractExcerpt(bundle: unknown): unknown {
  const { paths, components } = isObject(bundle) ? bundle : {};
  return {
    paths: mapped(paths, (item) => ({ ...part(item, ['parameters']), ...mapped(part(item, methods), operation) })),
    components,
  };
}

function operation(source: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const responses = isObject(source.responses) ? source.responses : {};
  const success = successes.find((status) => own(responses, status) !== undefined);
  return { ...part(source, members), responses: success === undefined ? {} : part(responses, [success]) };
}

/** The members with these names that are there. */
function part(source: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(source, name) ? [[name, source[name]]] : [])));
}

function mapped(
  record: unknown,
  change: (value: Readonly<Record<string, unknown>>) => unknown,
): Record<string, unknown> {
  const entries = Object.entries(isObject(record) ? record : {});
  return Object.fromEntries(entries.map(([key, value]) => [key, isObject(value) ? change(value) : value]));
}
