import type { Begin, Say } from './comparison.ts';
import { compareSchema } from './compare-schema.ts';
import { parametersOf, type ReleasedOperation } from './released-operations.ts';
import { addedMembers, renamedTo } from './renamed.ts';
import type { Node } from '../source.ts';

const keyOf = (parameter: Node): string => `${String(parameter['in'])} ${String(parameter['name'])}`;
const byKey = (operation: ReleasedOperation): Map<string, Node> =>
  new Map(parametersOf(operation).map((parameter) => [keyOf(parameter), parameter]));
const schemasByName = (parameters: Map<string, Node>): Node =>
  Object.fromEntries([...parameters.values()].map((parameter) => [String(parameter['name']), parameter['schema']]));

/** Reports parameters that are gone, newly required or read in another way, and compares their schemas. */
export function compareParameters(old: ReleasedOperation, now: ReleasedOperation, say: Say, begin: Begin): void {
  const [was, is] = [byKey(old), byKey(now)];
  const added = addedMembers(schemasByName(was), schemasByName(is));
  for (const [key, before] of was) {
    const location = `${old.id}: ${key}`;
    const after = is.get(key);
    if (!after) {
      const name = String(before['name']);
      // The name of a path's parameter is on no wire; a program passes it by name all the same.
      say('parameter-removed', location, `is not taken any more${renamedTo(name, before['schema'], added)}`);
      continue;
    }
    if (before['required'] !== true && after['required'] === true)
      say('parameter-required', location, 'has to be sent now');
    if ((before['explode'] ?? true) !== (after['explode'] ?? true))
      say(
        'parameter-style-changed',
        location,
        `explode was ${before['explode'] ?? true}, and is ${after['explode'] ?? true}`,
      );
    compareSchema(before['schema'], after['schema'], { root: location, path: '' }, begin('sent'));
  }
  for (const [key, after] of is) {
    if (!was.has(key) && after['required'] === true)
      say('parameter-required', `${old.id}: ${key}`, 'is new, and has to be sent');
  }
}
