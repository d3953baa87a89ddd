import type RjsfForm from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import {
  ErrorSchemaBuilder,
  type RegistryFieldsType,
  type RegistryWidgetsType,
  type RJSFSchema,
  type RJSFValidationError,
  type UiSchema,
} from '@rjsf/utils';
import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { FormValues } from './inputs/form-values.ts';
import type { FormContext } from './inputs/form-context.ts';
import { createInterpretingValidator } from './interpreting-validator.ts';
import { type Folds, FoldsContext } from './templates/folds.ts';
import { messageOf } from './messages.ts';
import { RequiredIssues } from './required-issues.ts';
import { SchemaForm, type Value } from './SchemaForm.tsx';
import { noDefaults } from './starting-value.ts';

interface PropertyFormProps {
  id: string;
  label: string;
  /** A JSON Schema with texts, made by the widget around it; the same object while it says the same. */
  schema: Readonly<Record<string, unknown>>;
  /** How it is shown, by the keywords of form documents. */
  ui: Readonly<Record<string, unknown>>;
  start: Value;
  /** What the server said of properties. */
  denied: readonly { property: string; said: string }[];
  /** Inputs of its own, by the names that `ui:field` and `ui:widget` use. */
  fields?: RegistryFieldsType;
  widgets?: RegistryWidgetsType;
  /** Which of its groups are open; absent: none folds. */
  folds?: Folds;
  onChange: (value: Value) => void;
  /** Hands out the check of the value, which shows the issues of untouched inputs too. */
  checkWith: (check: () => boolean) => void;
}

/** The document has its own buttons. */
const noButtons = { 'ui:submitButtonOptions': { norender: true } };

/** The properties of one part of what a widget edits. It keeps its own value: give it another key to begin again. */
export function PropertyForm(given: PropertyFormProps): ReactElement {
  const { id, label, schema, ui, start, denied, fields, widgets, folds, onChange, checkWith } = given;
  const { formatMessage } = useIntl();
  const rjsf = useRef<RjsfForm<unknown>>(null);
  const [first] = useState(() => structuredClone(start));
  const [validator] = useState(() => createInterpretingValidator());
  const [required] = useState(() => new RequiredIssues(first));
  const [context] = useState<FormContext>(() => ({
    omit: [],
    values: new FormValues(start),
    clears: false,
    uploaded: undefined,
    upload: () => undefined,
  }));
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    checkWith(() => {
      required.check();
      return flushSync(() => rjsf.current?.validateForm() ?? true);
    });
    return () => checkWith(() => true);
  }, [checkWith, required]);
  const { values } = context;
  const change = useCallback(
    ({ formData: next }: IChangeEvent<unknown>) => {
      // Safe: the schema of a panel is an object.
      const formData = (next ?? {}) as Value;
      values.write(formData);
      required.write(formData);
      latest.current(formData);
    },
    [values, required],
  );
  const transform = useCallback(
    (errors: RJSFValidationError[]) =>
      required.shown(errors).map((error) => ({ ...error, message: messageOf(error, formatMessage) })),
    [formatMessage, required],
  );
  const errors = useMemo(() => {
    const builder = new ErrorSchemaBuilder<unknown>();
    for (const { property, said } of denied) builder.addErrors(said, [property]);
    return builder.ErrorSchema;
  }, [denied]);
  const shown = useMemo<UiSchema>(() => ({ ...ui, ...noButtons }), [ui]);
  return (
    <FoldsContext value={folds}>
      <SchemaForm
        ref={rjsf}
        id={id}
        label={label}
        // Safe: a JSON Schema, whose keywords RJSF knows.
        schema={schema as RJSFSchema}
        ui={shown}
        validator={validator}
        start={first}
        defaults={noDefaults}
        context={context}
        disabled={false}
        denied={errors}
        transform={transform}
        fields={fields}
        widgets={widgets}
        onChange={change}
      />
    </FoldsContext>
  );
}
