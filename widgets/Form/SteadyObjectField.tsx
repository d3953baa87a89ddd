import { getDefaultRegistry } from '@rjsf/core';
import { type Field, type FieldProps, useDeepCompareMemo } from '@rjsf/utils';
import { type ReactElement, useRef } from 'react';
import { sameParts } from './same-parts.ts';

const ObjectField = rjsfObjectField();

/**
 * RJSF's object field, given the same `uiSchema` as long as it says the same, and the same value in every part that has not
 * changed. RJSF makes both anew for each rendering, and hands each property functions that depend on them: every property
 * would be rendered for a key in one of them.
 */
export function SteadyObjectField(props: FieldProps): ReactElement {
  const uiSchema = useDeepCompareMemo(props.uiSchema);
  return <ObjectField {...props} uiSchema={uiSchema} formData={useSameParts(props.formData)} />;
}

/** The value with the objects of the last rendering wherever they are equal. */
function useSameParts(value: unknown): unknown {
  const last = useRef<unknown>(undefined);
  // Written while rendering: an equal value in place of another one changes nothing that a rendering can see.
  last.current = sameParts(last.current, value);
  return last.current;
}

function rjsfObjectField(): Field {
  const { ObjectField } = getDefaultRegistry().fields;
  if (!ObjectField) throw new Error('RJSF has no field for objects any more.');
  return ObjectField;
}
