import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import { fieldFrame } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { asScalar } from '../kit/field/read-value.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { SelectEvents, SelectProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import styles from './Select.module.css';

/** The browser's own select. Options keep their type: a number stays a number. */
export function Select({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<SelectProps, SelectEvents>): ReactElement {
  const [selected, choose] = useControllableState(bound, asScalar);
  const at = props.options.findIndex((option) => option.value === selected);
  const change = (text: string) => {
    const value = text === '' ? undefined : props.options[Number(text)]?.value;
    choose(value);
    emit('change', { value: value ?? null });
  };
  const { label, labelHidden, hint, required } = props;
  return fieldFrame({ id, label, labelHidden, hint, error, required }, (control) => (
    <div className={field.box} data-size={props.size}>
      {props.icon && isIconName(props.icon) && (
        <span className={field.lead}>
          <Glyph name={props.icon} size={16} />
        </span>
      )}
      <select
        {...control}
        className={styles.select}
        data-size={props.size}
        name={nodeId}
        disabled={props.disabled}
        value={at === -1 ? '' : String(at)}
        onChange={(event) => change(event.target.value)}
      >
        {(at === -1 || props.placeholder !== undefined) && (
          <option value="" disabled={props.required}>
            {props.placeholder ?? ''}
          </option>
        )}
        {props.options.map((option, index) => (
          <option key={String(option.value)} value={String(index)} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Glyph name="chevron-down" size={16} />
      </span>
    </div>
  ));
}
