import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { boundText } from '../kit/field/bound-text.ts';
import { fieldFrame } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useDraft } from '../kit/field/useDraft.ts';
import type { TextFieldEvents, TextFieldProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';

/** One line of text. A search field gets a button that clears it. */
export function TextField({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<TextFieldProps, TextFieldEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useDraft(boundText(bound), bound?.set);
  const isSearch = props.type === 'search';
  const change = (value: string) => {
    setDraft(value);
    emit('change', { value });
  };
  const icon = props.icon ?? (isSearch ? 'search' : undefined);
  const { label, labelHidden, hint, required } = props;
  // An icon that comes and goes must not replace this input.
  const isAlone = !isSearch && !('icon' in props);
  return fieldFrame({ id, label, labelHidden, hint, error, required }, (control) => {
    const input = (
      <input
        {...control}
        className={isAlone ? `${field.box} ${field.input}` : field.input}
        name={nodeId}
        type={isSearch ? 'text' : (props.type ?? 'text')}
        role={isSearch ? 'searchbox' : undefined}
        inputMode={props.inputMode}
        autoComplete={props.autocomplete ?? 'off'}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        disabled={props.disabled}
        readOnly={props.readOnly}
        value={draft}
        onChange={(event) => change(event.target.value)}
        onBlur={() => emit('blur', null)}
      />
    );
    if (isAlone) return input;
    return (
      <div className={field.box} data-clears={isSearch || undefined}>
        {icon && isIconName(icon) && (
          <span className={field.lead}>
            <Glyph name={icon} size={16} />
          </span>
        )}
        {input}
        {isSearch && draft !== '' && (
          <button
            type="button"
            className={field.end}
            aria-label={formatMessage({ id: 'widget.TextField.clear' })}
            aria-controls={id}
            // The keyboard deletes the text.
            tabIndex={-1}
            onClick={() => change('')}
          >
            <Glyph name="x" size={16} />
          </button>
        )}
      </div>
    );
  });
}
