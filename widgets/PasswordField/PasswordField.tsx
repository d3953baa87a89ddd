import { isComposing } from '../kit/keys/is-composing.ts';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { boundText } from '../kit/field/bound-text.ts';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useDraft } from '../kit/field/useDraft.ts';
import type { PasswordFieldEvents, PasswordFieldProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';

/** A password; a button shows and hides it, and says when Caps Lock is on. */
export function PasswordField({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<PasswordFieldProps, PasswordFieldEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [draft, setDraft] = useDraft(boundText(bound), bound?.set);
  const hint = capsLock ? formatMessage({ id: 'widget.PasswordField.capsLock' }) : props.hint;
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={hint}
      error={error}
      required={props.required}
    >
      {(control) => (
        <div className={field.box}>
          {props.icon && isIconName(props.icon) && (
            <span className={field.lead}>
              <Glyph name={props.icon} size={16} />
            </span>
          )}
          <input
            {...control}
            className={field.input}
            name={nodeId}
            type={shown ? 'text' : 'password'}
            autoComplete={props.autocomplete ?? 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            disabled={props.disabled}
            value={draft}
            onChange={(event) => {
              setDraft(event.target.value);
              emit('change', { value: event.target.value });
            }}
            onKeyUp={(event) => !isComposing(event) && setCapsLock(event.getModifierState('CapsLock'))}
            onBlur={() => {
              setCapsLock(false);
              emit('blur', null);
            }}
          />
          <button
            type="button"
            className={field.end}
            aria-label={formatMessage({ id: 'widget.PasswordField.show' })}
            aria-pressed={shown}
            aria-controls={id}
            disabled={props.disabled}
            onClick={() => setShown(!shown)}
          >
            <Glyph name={shown ? 'eye-off' : 'eye'} size={18} />
          </button>
        </div>
      )}
    </Field>
  );
}
