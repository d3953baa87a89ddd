import { getDefaultRegistry } from '@rjsf/core';
import { type Field, type FieldProps, useDeepCompareMemo } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { sameParts } from './same-parts.ts';

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
