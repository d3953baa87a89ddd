import RjsfForm from '@rjsf/core';
import { deepEquals, type RJSFValidationError } from '@rjsf/utils';
import { type ReactElement, useMemo, useEffect, useRef, useState } from 'react';
import { useForm, useText, useValidation, type WidgetProps } from '#engine';
import type { FormEvents, FormProps } from '../generated/types.ts';
import { type FormContext, FormValueContext } from './form-context.ts';
import styles from './Form.module.css';
import { inputs } from './inputs/inputs.ts';
import { messageOf } from './messages.ts';
import { type Refusal, refusedFields } from './refused-fields.ts';
import { templates } from './templates.tsx';
import { createInterpretingValidator } from './validator.ts';

type Value = Record<string, unknown>;

const validator = createInterpretingValidator<Value>();
const defaults = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

/** What is wrong stands at the fields; nothing else has to be told. */
const noMore = () => undefined;

const noRefusals: readonly Refusal[] = [];

/** The document has its own buttons. */
const noButtons = { 'ui:submitButtonOptions': { norender: true } };

const isObject = (value: unknown): value is Value =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * A form given by a JSON Schema: settings, property panels. The value is checked while it is typed; each mistake shows at
 * its field. Changes go out at once; a value that comes in from outside, such as a discarded draft, replaces the form's.
 */
export function Form({ id, nodeId, props, bound, emit }: WidgetProps<FormProps, FormEvents>): ReactElement | null {
  const text = useText();
  const form = useForm(props.form);
  const given = bound?.value;
  const value = useMemo(() => (isObject(given) ? given : {}), [given]);
  const sent = useRef<unknown>(value);
  const [turn, setTurn] = useState(0);
  const rjsf = useRef<RjsfForm<Value>>(null);
  // A value that this form did not send itself starts it anew; RJSF is never fed its own data back.
  useEffect(() => {
    if (deepEquals(value, sent.current)) return;
    sent.current = value;
    setTurn((number) => number + 1);
  }, [value]);

  const transform = (errors: RJSFValidationError[]): RJSFValidationError[] =>
    errors.map((error) => ({ ...error, message: messageOf(error, text) }));
  const mistakes = (data: Value): number =>
    form && isObject(form.schema) ? validator.validateFormData(data, form.schema).errors.length : 0;

  const [refusals, setRefusals] = useState<readonly Refusal[]>(noRefusals);
  useValidation({
    id,
    nodeId,
    // Shows what is wrong, in fields that nobody has touched too.
    validate: () => rjsf.current?.validateForm() ?? mistakes(value) === 0,
    refuse(said, inside) {
      if (said !== null && inside.length === 0) return false;
      setRefusals((before) => (said === null ? noRefusals : [...before, { said, inside }]));
      return true;
    },
  });

  const refused = useMemo(() => refusedFields<Value>(refusals), [refusals]);

  const ui = useMemo(() => ({ ...(isObject(form?.ui) ? form.ui : {}), ...noButtons }), [form]);
  const context: FormContext = {
    omit: props.omit ?? [],
    uploaded: props.uploaded,
    upload: (request) => emit('upload', request),
  };
  if (!form || !isObject(form.schema)) return null;
  return (
    <FormValueContext value={value}>
      <RjsfForm<Value>
        key={turn}
        ref={rjsf}
        id={id}
        idPrefix={id}
        tagName="section"
        className={styles.form}
        aria-label={props.label}
        schema={form.schema}
        uiSchema={ui}
        validator={validator}
        initialFormData={value}
        formContext={context}
        widgets={inputs}
        templates={templates}
        disabled={props.disabled ?? false}
        experimental_defaultFormStateBehavior={defaults}
        liveValidate
        showErrorList={false}
        noHtml5Validate
        transformErrors={transform}
        extraErrors={refused}
        onError={noMore}
        onChange={({ formData }) => {
          const next = formData ?? {};
          setRefusals(noRefusals);
          sent.current = next;
          bound?.set(next);
          emit('change', { value: next, mistakes: mistakes(next) });
        }}
      />
    </FormValueContext>
  );
}
