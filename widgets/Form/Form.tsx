import type RjsfForm from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import { getSchemaType, type RJSFValidationError } from '@rjsf/utils';
import { type ReactElement, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useForm, useValidation, type WidgetProps } from '#engine';
import type { FormEvents, FormProps } from '../generated/types.ts';
import { immutable } from '#engine/runtime';
import { isObject, sameJson } from '#schemas';
import { useOutsideValue } from '../kit/record/useOutsideValue.ts';
import type { FormContext } from './inputs/form-context.ts';
import { deniedFields, type FieldDenial, focusIssue, hasField, noDenials } from './denials.ts';
import { formValidator } from './form-validator.ts';
import { FormValues } from './inputs/form-values.ts';
import { messageOf } from './messages.ts';
import { RequiredIssues } from './required-issues.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { shownSchema } from './shown-schema.ts';
import { schemaDefaults, startingValue } from './starting-value.ts';

const noNames: readonly string[] = [];

/** The document has its own buttons. */
const noButtons = { 'ui:submitButtonOptions': { norender: true } };

/** What a form of lists or texts holds has no fields that others depend on. */
const fieldsOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/**
 * A form given by a JSON Schema: settings, property panels. Its defaults apply. The value is checked while it is typed; each issue shows at
 * its field, and that a value is missing once it was taken away or the form is checked. Changes go out at once; a value that comes in from outside, such as a discarded draft, replaces the form's.
 */
export function Form(given: WidgetProps<FormProps, FormEvents>): ReactElement | null {
  const { id, nodeId, props, bound } = given;
  const { formatMessage } = useIntl();
  const form = useForm(props.form);
  const schema = useMemo(() => (isObject(form?.schema) ? shownSchema(form.schema) : undefined), [form]);
  const validator = useMemo(() => schema && formValidator<unknown>(props.form, schema), [props.form, schema]);
  const outside = bound?.value;
  // Nothing is entered yet: RJSF has a value for that of each type.
  const value = useMemo(
    () => outside ?? (schema && getSchemaType(schema) === 'object' ? {} : undefined),
    [outside, schema],
  );
  const starting = (from: unknown): unknown =>
    schema && validator ? startingValue(schema, from, validator) : structuredClone(from);
  // The initial value of the form at each restart.
  const [start, begin] = useState(() => ({ turn: 0, value: starting(value) }));
  const [values] = useState(() => new FormValues(fieldsOf(start.value)));
  const [required] = useState(() => new RequiredIssues(start.value));
  const rjsf = useRef<RjsfForm<unknown>>(null);
  /** How many issues the value has, those that are not shown yet among them. */
  const found = useRef(0);
  const [denials, setDenials] = useState<readonly FieldDenial[]>(noDenials);
  // The form inside is given the same functions always, so that a key does not render it a second time from outside.
  const latest = useRef({ ...given, value });
  useLayoutEffect(() => {
    latest.current = { ...given, value };
  });
  // A value that this form did not send itself restarts it; RJSF never gets its own data back.
  const sends = useOutsideValue(value, () => {
    const next = starting(value);
    values.write(fieldsOf(next));
    required.begin(next);
    begin(({ turn }) => ({ turn: turn + 1, value: next }));
  });
  // What the form shows by its defaults is its value: the document gets it, as if it had been there.
  useLayoutEffect(() => {
    const { bound, value: before } = latest.current;
    const stored = immutable(start.value);
    if (start.value === undefined || sameJson(stored, before ?? null)) return;
    sends(stored);
    bound?.set(stored);
  }, [start, sends]);

  useValidation({
    id,
    nodeId,
    // Shows issues in untouched fields too; at once, since the focus goes to the first of them.
    validate() {
      required.check();
      return flushSync(() => rjsf.current?.validateForm() ?? true);
    },
    showIssue(said, inside) {
      if (said === null) setDenials(noDenials);
      else if (hasField(id, inside[0])) flushSync(() => setDenials((before) => [...before, { said, inside }]));
      else return false;
      return true;
    },
    focus: () => focusIssue(id),
  });

  const denied = useMemo(() => deniedFields(denials), [denials]);
  const ui = useMemo(() => ({ ...(isObject(form?.ui) ? form.ui : {}), ...noButtons }), [form]);
  const context = useMemo<FormContext>(
    () => ({
      omit: props.omit ?? noNames,
      values,
      clears: true,
      uploaded: props.uploaded,
      upload: (request) => latest.current.emit('upload', request),
    }),
    [props.omit, props.uploaded, values],
  );
  const transform = useCallback(
    (errors: RJSFValidationError[]) => {
      found.current = errors.length;
      return required.shown(errors).map((error) => ({ ...error, message: messageOf(error, formatMessage) }));
    },
    [formatMessage, required],
  );
  const change = useCallback(
    ({ formData }: IChangeEvent<unknown>) => {
      const { bound, emit } = latest.current;
      // As the state keeps it, without what is emptied: RJSF's own would come back as a value from outside.
      const next = immutable(formData);
      setDenials(noDenials);
      sends(next);
      values.write(fieldsOf(next));
      required.write(next);
      bound?.set(next);
      emit('change', { value: next, mistakes: found.current });
    },
    [values, required, sends],
  );
  if (!schema || !validator) return null;
  return (
    <SchemaForm
      key={start.turn}
      ref={rjsf}
      id={id}
      label={props.label}
      schema={schema}
      ui={ui}
      validator={validator}
      start={start.value}
      defaults={schemaDefaults}
      context={context}
      disabled={props.disabled ?? false}
      denied={denied}
      transform={transform}
      onChange={change}
    />
  );
}
