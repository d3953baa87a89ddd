import type { WidgetProps as RjsfProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import box from '../../Checkbox/Checkbox.module.css';
import { Field } from '../../kit/field/Field.tsx';
import styles from '../Form.module.css';
import { several } from './choices.tsx';
import { labelled } from './input.tsx';
import { optionsOf } from './options.ts';

/** Several choices as native checkboxes, all in view. */
export function CheckList(input: RjsfProps): ReactElement {
  const { id, required, rawErrors, schema } = input;
  const { label, labelHidden, hint, disabled } = labelled(input);
  const { options } = optionsOf(input);
  const { value: chosen, store } = several(input);
  const isFull = schema.maxItems !== undefined && chosen.length >= schema.maxItems;
  return (
    <Field id={id} group label={label} labelHidden={labelHidden} hint={hint} error={rawErrors?.[0]} required={required}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: the field around it has the label; a fieldset would need its own.
        <div
          id={id}
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={control['aria-describedby']}
          className={styles.checks}
          data-inline={input.options.inline || undefined}
        >
          {options.map((option, at) => {
            const isChecked = chosen.includes(option.value);
            const isClosed = Boolean(disabled || option.disabled || (isFull && !isChecked));
            return (
              <label key={String(option.value)} className={box.row} data-disabled={isClosed || undefined}>
                <input
                  id={`${id}-${at}`}
                  type="checkbox"
                  className={box.box}
                  name={id}
                  aria-invalid={control['aria-invalid']}
                  disabled={isClosed}
                  checked={isChecked}
                  onChange={({ target }) =>
                    store(target.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
                  }
                />
                <span>{option.label}</span>
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
}
