import { type FieldProps, getSchemaType } from '@rjsf/utils';
import { type ReactElement, useContext, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ListContext } from '../templates/around.ts';
import { GuardedField } from './GuardedField.tsx';
import { itemTitle } from '../templates/item-title.ts';

/** An item of a list. It has its number in its name, and where it is a single input, its name is for screen readers alone. */
export function ItemField(props: FieldProps): ReactElement {
  const { formatMessage } = useIntl();
  const list = useContext(ListContext);
  const { schema, uiSchema } = props;
  // RJSF hands the index of an item to the field for items.
  const index = Number(props.fieldPathId.path.at(-1) ?? 0);
  const title = itemTitle({ list, schema, uiSchema, index }, formatMessage);
  const hasOwn = list.isFixed && title === (uiSchema?.['ui:title'] ?? schema.title);
  const hasParts = ['object', 'array'].includes(String(getSchemaType(schema)));
  const isInput = !hasOwn && !hasParts && isOneInput(schema);
  const shown = useMemo(
    () => ({ ...uiSchema, 'ui:title': title, ...(isInput && { 'ui:label': false }) }),
    [uiSchema, title, isInput],
  );
  // RJSF requires every item; a group that is there has nothing to fill in itself.
  return <GuardedField {...props} required={props.required && !hasParts} title={title} uiSchema={shown} />;
}

/** Alternatives of single values are a choice; others are chosen first, and then shown as a field. */
function isOneInput({ oneOf, anyOf }: FieldProps['schema']): boolean {
  const alternatives: unknown[] = oneOf ?? anyOf ?? [];
  return alternatives.every((one) => one !== null && typeof one === 'object' && 'const' in one);
}
