import { type CompareSchema, type Comparison, schemaOf } from './comparison.ts';
import { below, type Location } from './location.ts';
import { addedMembers, renamedTo } from './renamed.ts';
import { child, type Node, strings } from '../source.ts';

/** Reports fields that are gone, newly required or no longer certain, and compares those that both have. */
export function compareObject(
  old: Node,
  now: Node,
  location: Location,
  comparison: Comparison,
  compare: CompareSchema,
): void {
  const isObject = [old, now].some((schema) => 'properties' in schema || 'additionalProperties' in schema);
  if (!isObject && !('required' in old) && !('required' in now)) return;
  const { side, report } = comparison;
  const [was, is] = [child(old, 'properties'), child(now, 'properties')];
  const added = addedMembers(was, is);
  const isClosed = now['additionalProperties'] === false;
  const wasClosed = old['additionalProperties'] === false;
  for (const [name, member] of Object.entries(was)) {
    const at = below(location, name);
    if (Object.hasOwn(is, name)) compare(member, is[name], at, comparison);
    else if (side === 'got')
      report('got-field-removed', at, `is not answered any more${renamedTo(name, member, added)}`);
    else if (isClosed) report('sent-field-removed', at, `is not taken any more${renamedTo(name, member, added)}`);
    else compare(member, now['additionalProperties'], at, comparison);
  }
  // What an open object let through has to meet the new field's schema now.
  if (side === 'sent' && !wasClosed) {
    for (const [name, member] of Object.entries(added))
      compare(old['additionalProperties'], member, below(location, name), comparison);
  }
  compareRequired({ old, now, location, comparison });
  compareOthers(old, now, location, comparison, compare);
}

function compareRequired({
  old,
  now,
  location,
  comparison,
}: {
  old: Node;
  now: Node;
  location: Location;
  comparison: Comparison;
}) {
  const { side, report } = comparison;
  const [was, is] = [strings(old['required']), strings(now['required'])];
  if (side === 'sent') {
    for (const name of is.filter((one) => !was.includes(one)))
      report('sent-field-required', below(location, name), 'has to be sent now');
    return;
  }
  for (const name of was.filter((one) => !is.includes(one))) {
    if (Object.hasOwn(child(now, 'properties'), name))
      report('got-field-optional', below(location, name), 'may be left out of the answer now');
  }
}

/** Names that are not listed: open objects that were closed, and the schema of other names. */
function compareOthers(old: Node, now: Node, location: Location, comparison: Comparison, compare: CompareSchema): void {
  const { side, report } = comparison;
  const [was, is] = [old['additionalProperties'], now['additionalProperties']];
  const at = below(location, '*');
  if (was !== false && is === false) {
    if (side === 'sent') report('sent-object-closed', at, 'any other name was taken, and none is now');
    else if (was !== undefined) report('got-field-removed', at, 'other names are not answered any more');
  } else if (was !== false && is !== false) {
    compare(was, is, at, comparison);
  }
  if ('propertyNames' in old || 'propertyNames' in now)
    compare(schemaOf(old['propertyNames']), schemaOf(now['propertyNames']), below(location, 'names'), comparison);
}
