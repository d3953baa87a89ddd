import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import { boundText } from '../kit/field/bound-text.ts';
import { fieldFrame } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useDraft } from '../kit/field/useDraft.ts';
import type { NumberFieldEvents, NumberFieldProps } from '../generated/types.ts';
import styles from './NumberField.module.css';

/** A number in the browser's own field; the state gets a number, or null when it is empty. */
export function NumberField({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<NumberFieldProps, NumberFieldEvents>): ReactElement {
  const [draft, setDraft] = useDraft(boundText(bound), (text) => bound?.set(toNumber(text)));
  const { label, labelHidden, hint, required } = props;
  const hasUnit = 'unit' in props;
  return fieldFrame({ id, label, labelHidden, hint, error, required }, (control) => {
    const input = (
      <input
        {...control}
        className={hasUnit ? field.input : `${field.box} ${field.input}`}
        name={nodeId}
        type="number"
        inputMode="decimal"
        min={props.min}
        max={props.max}
        step={props.step ?? 1}
        placeholder={props.placeholder}
        disabled={props.disabled}
        readOnly={props.readOnly}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          emit('change', { value: toNumber(event.target.value) });
        }}
        onBlur={() => emit('blur', null)}
      />
    );
    if (!hasUnit) return input;
    return (
      <div className={field.box}>
        {input}
        {props.unit && <span className={styles.unit}>{props.unit}</span>}
      </div>
    );
  });
}

function toNumber(text: string): number | null {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
}
