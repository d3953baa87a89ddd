import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import { fieldFrame } from '../kit/field/Field.tsx';
import { asFlag } from '../kit/field/read-value.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { SwitchEvents, SwitchProps } from '../generated/types.ts';
import styles from './Switch.module.css';

/** A native checkbox that says it is a switch. */
export function Switch({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<SwitchProps, SwitchEvents>): ReactElement {
  const [isOn, turn] = useControllableState(bound, asFlag);
  const indent = props.align === 'between' ? undefined : 'track';
  return fieldFrame({ id, indent, hint: props.hint, error }, (control) => (
    <label className={styles.row} data-align={props.align ?? 'start'} data-disabled={props.disabled ?? false}>
      <input
        {...control}
        className={styles.track}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        name={nodeId}
        disabled={props.disabled}
        checked={isOn}
        onChange={(event) => {
          turn(event.target.checked);
          emit('change', { value: event.target.checked });
        }}
      />
      <span className={styles.label}>{props.label}</span>
    </label>
  ));
}
