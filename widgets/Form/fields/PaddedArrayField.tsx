import { getDefaultRegistry } from '@rjsf/core';
import { type FieldProps, isFixedItems } from '@rjsf/utils';
import { type ComponentType, type ReactElement, useMemo } from 'react';

const ArrayField = rjsfArrayField();

/** RJSF's field for lists; one of fixed length has all its items from the beginning, where RJSF shows those that have a value. */
export function PaddedArrayField(props: FieldProps): ReactElement {
  const { schema, formData } = props;
  const least = isFixedItems(schema) && Array.isArray(schema.items) ? schema.items.length : 0;
  const padded = useMemo(() => {
    const items: unknown[] = Array.isArray(formData) ? formData : [];
    return items.length < least ? [...items, ...Array.from({ length: least - items.length })] : formData;
  }, [formData, least]);
  return <ArrayField {...props} formData={padded} />;
}

function rjsfArrayField(): ComponentType<FieldProps> {
  const { ArrayField: found } = getDefaultRegistry().fields;
  if (!found) throw new Error('RJSF has no field for lists any more.');
  return found;
}
