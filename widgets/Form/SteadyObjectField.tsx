import { getDefaultRegistry } from '@rjsf/core';
import { type Field, type FieldProps, useDeepCompareMemo } from '@rjsf/utils';
import type { ReactElement } from 'react';

const ObjectField = rjsfObjectField();

/**
 * RJSF's object field, given the same `uiSchema` as long as it says the same. RJSF makes that object anew for each rendering,
 * and hands each property functions that depend on it: every property would be rendered for a key in one of them.
 */
export function SteadyObjectField(props: FieldProps): ReactElement {
  return <ObjectField {...props} uiSchema={useDeepCompareMemo(props.uiSchema)} />;
}

function rjsfObjectField(): Field {
  const { ObjectField } = getDefaultRegistry().fields;
  if (!ObjectField) throw new Error('RJSF has no field for objects any more.');
  return ObjectField;
}
