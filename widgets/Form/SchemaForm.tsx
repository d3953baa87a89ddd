import RjsfForm, { type FormProps as RjsfFormProps, type IChangeEvent } from '@rjsf/core';
import type {
  ErrorSchema,
  RegistryFieldsType,
  RegistryWidgetsType,
  RJSFSchema,
  RJSFValidationError,
  UiSchema,
  ValidatorType,
} from '@rjsf/utils';
import { memo, type ReactElement, type Ref } from 'react';
import type { FormContext } from './inputs/form-context.ts';
import styles from './Form.module.css';
import { inputs } from './inputs/inputs.ts';
import { SteadyObjectField } from './SteadyObjectField.tsx';
import { templates } from './templates.tsx';

export type Value = Record<string, unknown>;

const ownFields = { ObjectField: SteadyObjectField };
const defaults = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

/** Errors show inline; RJSF would write them to the console as well. */
const noMore = () => undefined;

interface SchemaFormProps {
  ref: Ref<RjsfForm<Value>>;
  id: string;
  label: string | undefined;
  schema: RJSFSchema;
  ui: UiSchema<Value>;
  validator: ValidatorType<Value>;
  /** The value to begin with; what comes later is the form's own. */
  start: Value;
  context: FormContext;
  disabled: boolean;
  denied: ErrorSchema<Value>;
  transform(errors: RJSFValidationError[]): RJSFValidationError[];
  onChange(event: IChangeEvent<Value>): void;
  /** Inputs of the widget around it, by the names that `ui:field` and `ui:widget` use; the same objects each time. */
  fields?: RegistryFieldsType | undefined;
  widgets?: RegistryWidgetsType | undefined;
}

/** RJSF's form with our inputs. It keeps its own value: hand it the same props, and it renders for its own changes only. */
export const SchemaForm = memo(function SchemaForm(props: SchemaFormProps): ReactElement {
  const { ref, id, label, schema, ui, validator, start, context, disabled, denied, transform, onChange } = props;
  const given: RjsfFormProps<Value> = {
    id,
    idPrefix: id,
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
    experimental_defaultFormStateBehavior: defaults,
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
