import type { WidgetProps as RjsfProps } from '@rjsf/utils';
import { type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../kit/field/Field.tsx';
import field from '../../kit/field/field.module.css';
import { asList } from '../../kit/field/read-value.ts';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import styles from '../../TextList/TextList.module.css';
import { hintOf } from './input.tsx';
import { changeOption, newOption, optionText, type OptionLine } from './option-lines.ts';

/** The options of a field. Each keeps its stored value while its label changes, so that records keep what was chosen. */
export function OptionLines(input: RjsfProps): ReactElement {
  const { formatMessage, locale } = useIntl();
  const rows = useRef<HTMLUListElement>(null);
  // Safe: the schema of the form describes options, and the form checks what is in them.
  const options = asList(input.value) as OptionLine[];
  const isDisabled = input.disabled || input.readonly;
  const most = input.schema.maxItems ?? 1000;
  const add = () => {
    input.onChange([
      ...options,
      newOption(options, formatMessage({ id: 'widget.Form.option' }, { at: options.length + 1 })),
    ]);
    requestAnimationFrame(() => rows.current?.querySelector<HTMLInputElement>('li:last-child input')?.select());
  };
  return (
    <Field id={input.id} group label={input.label} hint={hintOf(input)} error={input.rawErrors?.[0]}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: the field around it has the label; a fieldset would need its own.
        <div
          id={control.id}
          role="group"
          aria-labelledby={`${input.id}-label`}
          aria-describedby={control['aria-describedby']}
          className={styles.list}
        >
          <ul ref={rows} className={styles.rows}>
            {options.map((option, at) => (
              <li key={option.value} className={styles.row}>
                <div className={field.box}>
                  <input
                    className={field.input}
                    aria-label={formatMessage({ id: 'widget.Form.option' }, { at: at + 1 })}
                    aria-invalid={control['aria-invalid']}
                    autoComplete="off"
                    maxLength={100}
                    disabled={isDisabled}
                    value={optionText(option, locale)}
                    onChange={({ target }) => input.onChange(changeOption(options, at, { text: target.value, locale }))}
                  />
                </div>
                <button
                  type="button"
                  className={field.small}
                  data-square="true"
                  aria-label={formatMessage({ id: 'widget.Form.option.remove' }, { at: at + 1 })}
                  disabled={isDisabled || options.length === 1}
                  onClick={() => input.onChange(options.filter((one) => one !== option))}
                >
                  <Glyph name="trash" size={16} />
                </button>
              </li>
            ))}
          </ul>
          {options.length < most && (
            <button type="button" className={field.small} disabled={isDisabled} onClick={add}>
              <Glyph name="plus" size={16} />
              {formatMessage({ id: 'widget.Form.option.add' })}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
