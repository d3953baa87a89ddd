import { isNode } from '../contract/source.ts';
import type { Call } from './reference.ts';
import { refName, type Schemas } from './schema-facts.ts';

/** The calls whose parameters, body or answer hold a schema, directly or within another, by the schema's name. */
export function schemaUsers(calls: readonly Call[], schemas: Schemas): Map<string, Call[]> {
  const direct = new Map(Object.entries(schemas.all).map(([name, schema]) => [name, namesIn(schema)]));
  const users = new Map<string, Call[]>();
  for (const call of calls) {
    const reached = namesIn([call.parameters, call.body?.schema, call.answer]);
    // The set grows while it is walked.
    for (const name of reached) {
      for (const next of direct.get(name) ?? []) reached.add(next);
      users.set(name, [...(users.get(name) ?? []), call]);
    }
  }
  return users;
}

/** The schemas that a value refers to itself. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) namesIn(item, found);
  if (!isNode(value)) return found;
  const name = refName(value);
  if (name !== undefined) found.add(name);
  for (const inner of Object.values(value)) namesIn(inner, found);
  return found;
}
