import type { WidgetProps as RjsfProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { TextFieldProps } from '../../generated/types.ts';
import { PasswordField } from '../../PasswordField/PasswordField.tsx';
import { TextArea } from '../../TextArea/TextArea.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { asInput, labelled, nothing, numberOr, type Start } from './input.tsx';

/**
 * The star says that something has to be filled in: a text that has to be there may still be empty, unless nothing was there
 * at first, or the schema asks for more than a text. No format takes an empty one.
 */
const isDemanded = ({ required, schema }: RjsfProps, { isAbsent }: Start): boolean =>
  Boolean(required) &&
  (isAbsent ||
    schema.type !== 'string' ||
    schema.format !== undefined ||
    'minLength' in schema ||
    'pattern' in schema ||
    'enum' in schema);

/** What is stored once a text is emptied: an empty one, unless it could not be right or nothing was there at first. */
function emptied(input: RjsfProps, { isAbsent }: Start): unknown {
  const { schema, required, options } = input;
  const isWrong = schema.format !== undefined || (isAbsent && (required || (schema.minLength ?? 0) > 0));
  return isWrong || 'emptyValue' in options ? nothing(input) : '';
}

const text = (input: RjsfProps, start: Start) => ({
  props: {
    ...labelled(input),
    required: isDemanded(input, start),
    maxLength: input.schema.maxLength,
    placeholder: input.placeholder || undefined,
  },
  store: (value: unknown) => input.onChange(value === '' || value === null ? emptied(input, start) : value),
});

/** A line of text, with the keyboard that telephones show for it. */
export const line = (type?: TextFieldProps['type']): ComponentType<RjsfProps> =>
  asInput(TextField, (input, start) => {
    const { props, store } = text(input, start);
    return { props: type ? { ...props, type } : props, store };
  });

export const lines = asInput(TextArea, (input, start) => {
  const { props, store } = text(input, start);
  return { props: { ...props, rows: numberOr(input.options.rows) }, store };
});

/** A new password: the one that the user signs in with is not offered here. */
export const password = asInput(PasswordField, (input, start) => {
  const { props, store } = text(input, start);
  return { props: { ...props, autocomplete: 'new-password' as const }, store };
});
