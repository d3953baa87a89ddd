import { getDefaultRegistry } from '@rjsf/core';
import { type Field, type FieldProps, useDeepCompareMemo } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { isData } from '#engine/runtime';

const ObjectField = rjsfObjectField();

/**
 * RJSF's object field, given the same `uiSchema` as long as it says the same, and the same value in every part that has not
 * changed. RJSF makes both again for each rendering, and hands each property functions that depend on them: every property
 * would be rendered for a key in one of them.
 */
export function SteadyObjectField(props: FieldProps): ReactElement {
  const uiSchema = useDeepCompareMemo(props.uiSchema);
  const [shared] = useState(createSharing);
  return <ObjectField {...props} uiSchema={uiSchema} formData={shared(props.formData)} />;
}

/** Gives each value with the objects of the one before wherever they are equal; an equal value renders the same. */
function createSharing(): (value: unknown) => unknown {
  let last: unknown;
  return (value) => {
    last = sameParts(last, value);
    return last;
  };
}

function rjsfObjectField(): Field {
  const { ObjectField } = getDefaultRegistry().fields;
  if (!ObjectField) throw new Error('RJSF has no field for objects any more.');
  return ObjectField;
}

/**
 * `next` with every part that equals the one in `before` being that very object, at every depth; `before` itself when all is
 * equal. What compares inputs by identity then sees only what has changed.
 */
export function sameParts(before: unknown, next: unknown): unknown {
  if (Object.is(before, next) || !isData(before) || !isData(next)) return next;
  if (Array.isArray(next)) {
    if (!Array.isArray(before)) return next;
    const items = next.map((item, index) => sameParts(before[index], item));
    return items.length === before.length && items.every((item, index) => Object.is(item, before[index]))
      ? before
      : items;
  }
  if (Array.isArray(before)) return next;
  const names = Object.keys(next);
  const parts = Object.fromEntries(names.map((name) => [name, sameParts(before[name], next[name])]));
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name) => Object.hasOwn(before, name) && Object.is(before[name], parts[name]));
  return isSame ? before : parts;
}
