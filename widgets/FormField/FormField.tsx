import { type ReactElement, useMemo } from 'react';
import { Skeleton, useWithheld, type WidgetProps } from '#engine';
import { Field } from '../kit/field/Field.tsx';
import type { FormFieldProps } from '../generated/types.ts';
import { FilledForm } from '../kit/record/FilledForm.tsx';
import styles from '../kit/record/record.module.css';
import { useOutsideTurn } from '../kit/record/useOutsideTurn.ts';
import { useRecordForm } from '../kit/record/useRecordForm.ts';

type Given = WidgetProps<FormFieldProps>;

/**
 * One field: label, hint and error around a node of its slot that has none of its own, or the input for a kind that only the
 * data tell, as a record form shows it.
 */
export function FormField(given: Given): ReactElement {
  const { id, props, error, slot, hasSlot } = given;
  if (props.kind && !hasSlot('control')) return <KindField {...given} />;
  return (
    <Field
      id={id}
      group
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={error}
      required={props.required}
    >
      {(control) => (
        <fieldset
          id={id}
          className={styles.group}
          aria-labelledby={`${id}-label`}
          aria-describedby={control['aria-describedby']}
        >
          {slot('control')}
        </fieldset>
      )}
    </Field>
  );
}

const nothing = () => undefined;

/** A form of one field. */
function KindField({ id, nodeId, props, bound }: Given): ReactElement {
  const { kind, label, labelHidden = false, hint, required = false, readOnly = false, choices } = props;
  const config = useMemo(() => {
    const field = { node: 'field', id: 'value', label, is_label_hidden: labelHidden, is_required: required, kind };
    return { formLabel: label, fields: [hint === undefined ? field : { ...field, hint }] };
  }, [label, labelHidden, hint, required, kind]);
  const made = useRecordForm(config, { isReadOnly: readOnly });
  // The field is the whole of the small record, and its value is what is bound.
  const secrets = useMemo(() => made?.form.secrets.map(([, ...inside]) => inside) ?? [], [made?.form]);
  useWithheld(bound, secrets);
  const value = bound?.value ?? null;
  const start = useMemo(() => ({ value }), [value]);
  const { turn, sends } = useOutsideTurn(value);
  const change = (next: unknown) => {
    sends(next);
    bound?.set(next);
  };
  if (!made) return <Skeleton />;
  return (
    <FilledForm
      key={`${made.turn} ${turn}`}
      id={id}
      nodeId={nodeId}
      form={made.form}
      patterns={made.patterns}
      start={start}
      isNew={false}
      isChanged={false}
      choices={choices && { value: choices }}
      onChange={(record) => change(record['value'] ?? null)}
      checkWith={nothing}
    />
  );
}
