import fc from 'fast-check';
import type { OverlayOperation } from '#engine/document';

/** Any operation over the ids of the good page and some that it has not, hostile names among them. */
export function anyOperation(): fc.Arbitrary<OverlayOperation> {
  const id = fc.constantFrom(
    'root',
    'search',
    'table',
    'name',
    'add',
    'form',
    'box',
    'facts',
    'x.a',
    'x.b',
    'gone',
    '__proto__',
  );
  const slot = fc.constantFrom('default', 'columns', '__proto__', 'constructor');
  const step = fc.constantFrom<string | Record<string, string>>(
    'props',
    'label',
    't',
    'when',
    'on',
    'options',
    '__proto__',
    'prototype',
    'polluted',
    { value: 'x' },
  );
  const path = fc.array(step, { minLength: 1, maxLength: 4 });
  const value = fc.constantFrom(true, 'x', { t: 'a.name' }, { value: 'x' }, null);
  const after = fc.oneof(fc.constant(null), fc.constant(undefined), id);
  const added = fc.record({ id: fc.constantFrom('x.a', 'x.b', 'search'), widget: fc.constant('Stack') });
  return fc.oneof(
    fc.record({ op: fc.constant('set' as const), node: id, path, value, was: fc.oneof(value, fc.constant(undefined)) }),
    fc.record({ op: fc.constant('set' as const), path, value }),
    fc.record({ op: fc.constant('unset' as const), node: id, path, was: value }),
    fc.record({ op: fc.constant('insert' as const), parent: id, slot, after, value: added }),
    fc.record({ op: fc.constant('remove' as const), node: id }),
    fc.record({ op: fc.constant('move' as const), node: id, parent: id, slot, after }),
  );
}
