import type RjsfForm from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import { type RJSFValidationError, type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import { type ReactElement, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { focusInView, useForm, useValidation, type WidgetProps } from '#engine';
import type { FormEvents, FormProps } from '../generated/types.ts';
import { useOutsideValue } from '../kit/record/useOutsideValue.ts';
import type { FormContext } from './inputs/form-context.ts';
import { formValidator } from './form-validator.ts';
import { FormValues } from './inputs/form-values.ts';
import { messageOf } from './messages.ts';
import { SchemaForm, type Value } from './SchemaForm.tsx';

const noDenials: readonly FieldDenial[] = [];
const noNames: readonly string[] = [];

/** The document has its own buttons. */
const noButtons = { 'ui:submitButtonOptions': { norender: true } };

const isObject = (value: unknown): value is Value =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * A form given by a JSON Schema: settings, property panels. The value is checked while it is typed; each issue shows at
 * its field. Changes go out at once; a value that comes in from outside, such as a discarded draft, replaces the form's.
 */
export function Form(given: WidgetProps<FormProps, FormEvents>): ReactElement | null {
  const { id, nodeId, props, bound } = given;
  const { formatMessage } = useIntl();
  const form = useForm(props.form);
  const outside = bound?.value;
  const value = useMemo(() => (isObject(outside) ? outside : {}), [outside]);
  // The initial value of the form at each restart. A copy: RJSF writes into its value.
  const [start, begin] = useState(() => ({ turn: 0, value: structuredClone(value) }));
  const [values] = useState(() => new FormValues(value));
  const rjsf = useRef<RjsfForm<Value>>(null);
  const [denials, setDenials] = useState<readonly FieldDenial[]>(noDenials);
  // The form inside is given the same functions always, so that a key does not render it a second time from outside.
  const latest = useRef({ ...given, denials });
  useLayoutEffect(() => {
    latest.current = { ...given, denials };
  });
  // A value that this form did not send itself restarts it; RJSF never gets its own data back.
  const sends = useOutsideValue(value, () => {
    values.write(value);
    begin(({ turn }) => ({ turn: turn + 1, value: structuredClone(value) }));
  });

  useValidation({
    id,
    nodeId,
    // Shows issues in untouched fields too; at once, since the focus goes to the first of them.
    validate: () => flushSync(() => rjsf.current?.validateForm() ?? true),
    showIssue(said, inside) {
      if (said === null) setDenials(noDenials);
      else if (hasField(id, inside[0])) flushSync(() => setDenials((before) => [...before, { said, inside }]));
      else return false;
      return true;
    },
    focus: () => focusIssue(id),
  });

  const denied = useMemo(() => deniedFields<Value>(denials), [denials]);
  const ui = useMemo(() => ({ ...(isObject(form?.ui) ? form.ui : {}), ...noButtons }), [form]);
  const schema = isObject(form?.schema) ? form.schema : undefined;
  const validator = useMemo(() => schema && formValidator<Value>(props.form, schema), [props.form, schema]);
  const context = useMemo<FormContext>(
    () => ({
      omit: props.omit ?? noNames,
      values,
      uploaded: props.uploaded,
      upload: (request) => latest.current.emit('upload', request),
    }),
    [props.omit, props.uploaded, values],
  );
  const transform = useCallback(
    (errors: RJSFValidationError[]) => errors.map((error) => ({ ...error, message: messageOf(error, formatMessage) })),
    [formatMessage],
  );
  const change = useCallback(
    ({ formData: next = {}, errors }: IChangeEvent<Value>) => {
      const { bound, emit, denials } = latest.current;
      setDenials(noDenials);
      sends(next);
      values.write(next);
      bound?.set(next);
      // The server's denials are among them until the form knows that they no longer count.
      emit('change', { value: next, mistakes: errors.length - denials.length });
    },
    [values, sends],
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
      context={context}
      disabled={props.disabled ?? false}
      denied={denied}
      transform={transform}
      onChange={change}
    />
  );
}

/** True for a property whose field is shown; RJSF names it after the form. */
function hasField(id: string, property: string | undefined): boolean {
  const name = CSS.escape(`${id}_${property}`);
  return property !== undefined && document.querySelector(`#${name}, [id^="${name}_"], [id^="${name}-"]`) !== null;
}

/** Moves the focus to the first control or group that is wrong, or to the first of all when none says so. */
function focusIssue(id: string): void {
  const form = document.getElementById(id);
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form;
  if (wrong) focusInView(wrong);
}

/** What the server said of the value at a path. */
interface FieldDenial {
  said: string;
  inside: readonly string[];
}

/** The same in the form that RJSF shows beside its own issues. */
function deniedFields<T>(denials: readonly FieldDenial[]): ErrorSchema<T> {
  const builder = new ErrorSchemaBuilder<T>();
  for (const { said, inside } of denials) builder.addErrors(said, [...inside]);
  return builder.ErrorSchema;
}
