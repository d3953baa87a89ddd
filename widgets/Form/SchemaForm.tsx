import RjsfForm, { type FormProps as RjsfFormProps, type IChangeEvent } from '@rjsf/core';
import {
  type ErrorSchema,
  getSchemaType,
  type RegistryFieldsType,
  type RegistryWidgetsType,
  type RJSFSchema,
  type RJSFValidationError,
  type UiSchema,
  type ValidatorType,
} from '@rjsf/utils';
import { memo, type ReactElement, type Ref, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FormContext } from './inputs/form-context.ts';
import { GuardedField } from './fields/GuardedField.tsx';
import { ItemField } from './fields/ItemField.tsx';
import { PaddedArrayField } from './fields/PaddedArrayField.tsx';
import { SteadyObjectField } from './fields/SteadyObjectField.tsx';
import styles from './Form.module.css';
import { inputs } from './inputs/inputs.ts';
import type { DefaultsBehavior } from './starting-value.ts';
import { templates } from './templates/index.ts';
import { translate } from './translate.ts';

export type Value = Record<string, unknown>;

const ownFields = {
  ArrayField: PaddedArrayField,
  ArraySchemaField: ItemField,
  ObjectField: SteadyObjectField,
  SchemaField: GuardedField,
};

/** Errors show inline; RJSF would write them to the console as well. */
const noMore = () => undefined;

/** True for a schema of a single text, number or yes and no. */
function isLeaf(schema: RJSFSchema): boolean {
  const type = getSchemaType(schema);
  return type !== 'object' && type !== 'array';
}

interface SchemaFormProps {
  ref: Ref<RjsfForm<unknown>>;
  id: string;
  label: string | undefined;
  schema: RJSFSchema;
  ui: UiSchema;
  validator: ValidatorType<unknown>;
  /** The value to begin with; what comes later is the form's own. */
  start: unknown;
  /** Which defaults of the schema apply to what is added while it is filled in. */
  defaults: DefaultsBehavior;
  context: FormContext;
  disabled: boolean;
  denied: ErrorSchema<unknown>;
  transform(errors: RJSFValidationError[]): RJSFValidationError[];
  onChange(event: IChangeEvent<unknown>): void;
  /** Inputs of the widget around it, by the names that `ui:field` and `ui:widget` use; the same objects each time. */
  fields?: RegistryFieldsType | undefined;
  widgets?: RegistryWidgetsType | undefined;
}

/** RJSF's form with our inputs. It keeps its own value: hand it the same props, and it renders for its own changes only. */
export const SchemaForm = memo(function SchemaForm(props: SchemaFormProps): ReactElement {
  const { ref, id, label, schema, ui, validator, start, context, disabled, denied, transform, onChange } = props;
  const { formatMessage } = useIntl();
  const translateString = useMemo(() => translate(formatMessage), [formatMessage]);
  const given: RjsfFormProps<unknown> = {
    id,
    // A form of one value has one control, which is not the form itself.
    idPrefix: isLeaf(schema) ? `${id}-value` : id,
    tagName: 'section',
    className: styles.form,
    schema,
    uiSchema: ui,
    validator,
    initialFormData: start,
    formContext: context,
    widgets: props.widgets ? { ...inputs, ...props.widgets } : inputs,
    fields: props.fields ? { ...ownFields, ...props.fields } : ownFields,
    templates,
    disabled,
    experimental_defaultFormStateBehavior: props.defaults,
    translateString,
    liveValidate: true,
    showErrorList: false,
    noHtml5Validate: true,
    transformErrors: transform,
    extraErrors: denied,
    onError: noMore,
    onChange,
  };
  return <RjsfForm ref={ref} aria-label={label} {...given} />;
});
