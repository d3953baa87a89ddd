import { type Field, type FieldProps, getUiOptions } from '@rjsf/utils';
import type { ComponentType, ReactElement } from 'react';

/** What an input of a value with parts gets from the form around it. */
export interface StructuredProps {
  id: string;
  label: string;
  error: string | undefined;
  value: unknown;
  /** What the panel hands to it, `ui:options`. */
  options: Readonly<Record<string, unknown>>;
  onChange(value: unknown): void;
}

/** An input of a value with parts as a field of the schema form: the form leaves everything inside of it to the input. */
export function asField(Input: ComponentType<StructuredProps>): Field {
  return function StructuredField(props: FieldProps): ReactElement {
    const { fieldPathId, schema, name, rawErrors, formData, uiSchema, onChange } = props;
    return (
      <Input
        id={fieldPathId.$id}
        label={schema.title ?? name}
        error={rawErrors?.[0]}
        value={formData}
        options={getUiOptions(uiSchema)}
        onChange={(value) => onChange(value, fieldPathId.path)}
      />
    );
  };
}
