import { type InputEvent, type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useAfterPress } from '../kit/field/useAfterPress.ts';
import type { PhoneFieldEvents, PhoneFieldProps } from '../generated/types.ts';
import { digitsOf, isPossible, phoneOf } from './phone.ts';
import styles from './PhoneField.module.css';
import { PrefixButton } from './PrefixButton.tsx';
import { usePhone } from './usePhone.ts';

/** REG-04 REG-05: a telephone number, which takes digits only, and the calling code in front of it. */
export function PhoneField(input: WidgetProps<PhoneFieldProps, PhoneFieldEvents>): ReactElement {
  const { id, nodeId, props, error, emit } = input;
  const { formatMessage } = useIntl();
  const phone = usePhone(input, props.startPrefix ?? '+86', (detail) => emit('change', detail));
  const [isLeft, setLeft] = useState(false);
  const press = useAfterPress();
  const isWrong = isLeft && phone.number !== '' && !isPossible(phone);
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={
        error ?? (isWrong ? formatMessage({ id: 'widget.PhoneField.unclear' }, { prefix: phone.prefix }) : undefined)
      }
      required={props.required}
    >
      {(control) => (
        <div className={field.box}>
          <PrefixButton
            id={`${id}-prefix`}
            prefix={phone.prefix}
            preferred={props.preferred ?? usual}
            disabled={props.disabled || props.readOnly}
            onChoose={(prefix) => phone.set({ prefix, number: phone.number })}
          />
          <input
            {...control}
            className={`${field.input} ${styles.number}`}
            name={nodeId}
            type="tel"
            inputMode="tel"
            autoComplete={props.autocomplete ?? 'off'}
            placeholder={props.placeholder}
            disabled={props.disabled}
            readOnly={props.readOnly}
            value={phone.number}
            onBeforeInput={(event: InputEvent<HTMLInputElement>) => {
              // Refused before it is there, a letter does not move the caret.
              if ([...event.data].length === 1 && digitsOf(event.data) === '') event.preventDefault();
            }}
            onChange={({ target }) => {
              setLeft(false);
              // A whole number that was pasted brings its prefix.
              phone.set(
                phoneOf(target.value.trim()) ?? { prefix: phone.prefix, number: digitsOf(target.value).slice(0, 15) },
              );
            }}
            onFocus={press.enter}
            onBlur={() => {
              press.leave(() => setLeft(true));
              emit('blur', null);
            }}
          />
        </div>
      )}
    </Field>
  );
}

/** The regions at the top of the list. */
const usual: readonly string[] = ['CN', 'HK', 'MO', 'TW', 'US'];
