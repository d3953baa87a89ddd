import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import radio from '../kit/listbox/radio.module.css';
import { Field } from '../kit/field/Field.tsx';
import { asScalar } from '../kit/field/read-value.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { RadioGroupEvents, RadioGroupProps } from '../generated/types.ts';
import styles from './RadioGroup.module.css';

/** Native radio buttons under one name. */
export function RadioGroup({
  id,
  props,
  bound,
  error,
  emit,
}: WidgetProps<RadioGroupProps, RadioGroupEvents>): ReactElement {
  const [selected, choose] = useControllableState(bound, asScalar);
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
        <div
          {...control}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          className={styles.group}
          data-direction={props.direction ?? 'column'}
        >
          {props.options.map((option, at) => (
            <label key={String(option.value)} className={styles.option}>
              <input
                type="radio"
                className={radio.radio}
                name={id}
                value={String(at)}
                checked={option.value === selected}
                disabled={props.disabled || option.disabled}
                onChange={() => {
                  choose(option.value);
                  emit('change', { value: option.value });
                }}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
