import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import { Field } from '../kit/field/Field.tsx';
import { asScalar } from '../kit/field/read-value.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { SegmentedControlEvents, SegmentedControlProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './SegmentedControl.module.css';

/** Native radio buttons in the look of one control. */
export function SegmentedControl({
  id,
  props,
  bound,
  error,
  emit,
}: WidgetProps<SegmentedControlProps, SegmentedControlEvents>): ReactElement {
  const [selected, choose] = useControllableState(bound, asScalar);
  return (
    <Field id={id} group label={props.label} labelHidden={props.labelHidden} hint={props.hint} error={error}>
      {(control) => (
        <div
          {...control}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          className={styles.track}
          data-size={props.size ?? 'md'}
          data-block={props.block ?? false}
          data-few={props.options.length <= 4}
        >
          {props.options.map((option, at) => (
            <label key={String(option.value)} className={styles.segment}>
              <input
                type="radio"
                className={styles.radio}
                name={id}
                value={String(at)}
                checked={option.value === selected}
                disabled={props.disabled}
                onChange={() => {
                  choose(option.value);
                  emit('change', { value: option.value });
                }}
              />
              {option.icon && isIconName(option.icon) && <Glyph name={option.icon} size={16} />}
              {option.iconOnly ? <Spoken>{option.label}</Spoken> : <span>{option.label}</span>}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
