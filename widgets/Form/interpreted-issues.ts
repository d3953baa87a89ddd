import type { OutputUnit } from '@cfworker/json-schema';
import { isObject, localReference } from '#schemas';
import type { Found } from './found.ts';

/** Names are in quotation marks in the validator's texts: Instance does not have required property "name". */
const quoted = /"(.+?)"\.?$/;
/** Instance has "card" but does not have "address". */
const dependent = /^Instance has "(.+)" but does not have "(.+)"\.$/;

/** What the interpreting validator says of a value, in the words that both validators of forms share. */
export function interpretedIssues(units: readonly OutputUnit[], schema: unknown): Found[] {
  const tooMany = new Set<string>();
  return units.flatMap((unit, index): Found[] => {
    const { keyword, keywordLocation: schemaPath, error } = unit;
    // A pointer as part of an address.
    const pointer = decodeURIComponent(unit.instanceLocation.replace(/^#/, ''));
    const found: Found = { keyword, pointer, schemaPath };
    if (keyword === 'false') {
      // The validator gives `false` the place of the value; the keyword that holds it is told right before.
      return closed(pointer, units[index - 1]?.keywordLocation ?? '#/additionalProperties', tooMany);
    }
    if (keyword === 'required') return [{ ...found, missing: quoted.exec(error)?.[1] }];
    if (keyword === 'type') return [{ ...found, type: /Expected "(\w+)/.exec(error)?.[1] }];
    if (keyword === 'propertyNames') return [{ ...found, name: /^Property name "(.*)" does not/.exec(error)?.[1] }];
    if (keyword === 'dependentRequired' || keyword === 'dependencies') {
      const [, name, missing] = dependent.exec(error) ?? [];
      if (name !== undefined) return [{ ...found, keyword: 'dependentRequired', name, missing }];
      return [found];
    }
    // What a closed object says of a property, and an open one of its value, is said at the property.
    if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return [];
    return [{ ...found, limit: limitAt(schema, schemaPath) }];
  });
}

/** A part that may not be there: a property of an object, or the first of the items that are too many. */
function closed(pointer: string, schemaPath: string, tooMany: Set<string>): Found[] {
  const end = pointer.lastIndexOf('/');
  const [parent, name] = [pointer.slice(0, end), pointer.slice(end + 1)];
  if (!/^\d+$/.test(name))
    return [{ keyword: 'additionalProperties', pointer: parent, schemaPath, name: unescaped(name) }];
  if (tooMany.has(parent)) return [];
  tooMany.add(parent);
  return [{ keyword: 'maxItems', pointer: parent, schemaPath, limit: Number(name) }];
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** The value of a keyword by its path, which may lead through references. */
function limitAt(root: unknown, schemaPath: string): unknown {
  let part = root;
  for (const key of schemaPath.split('/').slice(1)) {
    if (key === '$ref' && isObject(part) && typeof part.$ref === 'string') part = localReference(root, part.$ref);
    else if (part !== null && typeof part === 'object') part = Reflect.get(part, unescaped(decodeURIComponent(key)));
  }
  return part;
}
