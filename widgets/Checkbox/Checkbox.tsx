import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import { fieldFrame } from '../kit/field/Field.tsx';
import { asFlag } from '../kit/field/read-value.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { CheckboxEvents, CheckboxProps } from '../generated/types.ts';
import styles from './Checkbox.module.css';

/** A native checkbox with its label; a click on either ticks it. */
export function Checkbox({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<CheckboxProps, CheckboxEvents>): ReactElement {
  const [checked, setChecked] = useControllableState(bound, asFlag);
  const { hint, required } = props;
  return fieldFrame({ id, indent: 'box', hint, error, required }, (control) => (
    <label className={styles.row} data-disabled={props.disabled || undefined}>
      <input
        {...control}
        className={styles.box}
        type="checkbox"
        name={nodeId}
        disabled={props.disabled}
        checked={checked}
        onChange={(event) => {
          setChecked(event.target.checked);
          emit('change', { value: event.target.checked });
        }}
      />
      <span>{props.label}</span>
    </label>
  ));
}
