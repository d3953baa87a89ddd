import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import card from '../kit/listbox/choice-card.module.css';
import radio from '../kit/listbox/radio.module.css';
import { boundText } from '../kit/field/bound-text.ts';
import { Field } from '../kit/field/Field.tsx';
import { useDraft } from '../kit/field/useDraft.ts';
import type { ChoiceListEvents, ChoiceListProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import styles from './ChoiceList.module.css';

/** Radio cards: native radio buttons, so arrow keys, Space and screen readers work as everywhere. */
export function ChoiceList({
  id,
  props,
  bound,
  error,
  emit,
}: WidgetProps<ChoiceListProps, ChoiceListEvents>): ReactElement {
  const [selected, choose] = useDraft(boundText(bound), bound?.set);
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
          className={styles.list}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          data-columns={props.columns ?? 1}
        >
          {props.options.map((option) => (
            <label key={option.value} className={`${card.card} ${styles.card}`}>
              <input
                type="radio"
                className={radio.radio}
                name={id}
                value={option.value}
                checked={option.value === selected}
                disabled={props.disabled || option.disabled}
                onChange={() => {
                  choose(option.value);
                  emit('change', { value: option.value });
                }}
              />
              {option.icon && isIconName(option.icon) && (
                <span className={styles.icon}>
                  <Glyph name={option.icon} />
                </span>
              )}
              {option.swatch && <span className={styles.swatch} style={{ backgroundColor: option.swatch }} />}
              <span className={styles.words}>
                <span className={styles.label}>{option.label}</span>
                {option.description && <span className={styles.description}>{option.description}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
