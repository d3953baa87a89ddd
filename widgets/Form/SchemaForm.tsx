import RjsfForm, { type FormProps as RjsfFormProps, type IChangeEvent } from '@rjsf/core';
import type { ErrorSchema, RJSFSchema, RJSFValidationError, UiSchema } from '@rjsf/utils';
import { memo, type ReactElement, type Ref } from 'react';
import type { FormContext } from './form-context.ts';
import styles from './Form.module.css';
import { inputs } from './inputs/inputs.ts';
import { leanSchemaUtils } from './lean-schema-utils.ts';
import { sameParts } from './same-parts.ts';
import { SteadyObjectField } from './SteadyObjectField.tsx';
import { templates } from './templates.tsx';
import { createInterpretingValidator } from './validator.ts';

export type Value = Record<string, unknown>;

const validator = createInterpretingValidator<Value>();
const fields = { ObjectField: SteadyObjectField };
const defaults = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

/** What is wrong stands at the fields; nothing else has to be told. */
const noMore = () => undefined;

/** RJSF's form copies its whole value for each change; here what did not change stays the same object, and so does what is known of its schema. */
export class SharingForm extends RjsfForm<Value> {
  override getStateFromProps(
    ...given: Parameters<RjsfForm<Value>['getStateFromProps']>
  ): ReturnType<RjsfForm<Value>['getStateFromProps']> {
    const next = super.getStateFromProps(...given);
    // The eighth: the state that this one follows. In the constructor there is none yet.
    const before = given[7] ?? this.state;
    // Safe: it equals the value that it replaces.
    if (before) next.formData = sameParts(before.formData, next.formData) as Value | undefined;
    if (next.schemaUtils === before?.schemaUtils) return next;
    const schemaUtils = leanSchemaUtils(next.schemaUtils);
    return { ...next, schemaUtils, registry: { ...next.registry, schemaUtils } };
  }
}

interface SchemaFormProps {
  ref: Ref<SharingForm>;
  id: string;
  label: string | undefined;
  schema: RJSFSchema;
  ui: UiSchema<Value>;
  /** The value to begin with; what comes later is the form's own. */
  start: Value;
  context: FormContext;
  disabled: boolean;
  refused: ErrorSchema<Value>;
  transform(errors: RJSFValidationError[]): RJSFValidationError[];
  onChange(event: IChangeEvent<Value>): void;
}

/** RJSF's form with our inputs. It keeps its own value: hand it the same props, and it renders for its own changes only. */
export const SchemaForm = memo(function SchemaForm(props: SchemaFormProps): ReactElement {
  const { ref, id, label, schema, ui, start, context, disabled, refused, transform, onChange } = props;
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
    widgets: inputs,
    fields,
    templates,
    disabled,
    experimental_defaultFormStateBehavior: defaults,
    liveValidate: true,
    showErrorList: false,
    noHtml5Validate: true,
    transformErrors: transform,
    extraErrors: refused,
    onError: noMore,
    onChange,
  };
  return <SharingForm ref={ref} aria-label={label} {...given} />;
});
