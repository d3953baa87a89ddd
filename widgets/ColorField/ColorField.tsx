import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { boundText } from '../kit/field/bound-text.ts';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useDraft } from '../kit/field/useDraft.ts';
import type { ColorFieldEvents, ColorFieldProps } from '../generated/types.ts';
import styles from './ColorField.module.css';

/** A text field with the browser's own colour picker beside it. Only whole colours reach the state. */
export function ColorField({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<ColorFieldProps, ColorFieldEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const usual = props.usual === undefined || props.usual === null ? undefined : longHex(props.usual);
  const commit = (value: string) => {
    const color = longHex(value);
    const isEmptied = value.trim() === '' && usual !== undefined;
    if (color === undefined && !isEmptied) return;
    bound?.set(color ?? null);
    emit('change', { value: color ?? null });
  };
  const [draft, setDraft] = useDraft(boundText(bound), commit, longHex);
  const color = longHex(draft);
  const issue =
    error ?? (draft !== '' && color === undefined ? formatMessage({ id: 'widget.ColorField.unclear' }) : undefined);
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={issue}
      required={props.required}
    >
      {(control) => (
        <div className={styles.row}>
          <div className={field.box}>
            <input
              type="color"
              className={styles.picker}
              aria-label={formatMessage({ id: 'widget.ColorField.pick' }, { label: props.label })}
              disabled={props.disabled}
              value={color ?? usual ?? '#ffffff'}
              onChange={(event) => setDraft(event.target.value)}
            />
            <input
              {...control}
              className={field.input}
              name={nodeId}
              type="text"
              autoComplete="off"
              spellCheck={false}
              maxLength={7}
              placeholder={usual ?? '#rrggbb'}
              disabled={props.disabled}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              onBlur={() => setDraft(color ?? boundText(bound))}
            />
          </div>
          {props.swatches?.map((swatch) => (
            <button
              key={swatch}
              type="button"
              className={styles.swatch}
              aria-label={swatch}
              aria-pressed={color === swatch.toLowerCase()}
              title={swatch}
              disabled={props.disabled}
              style={{ backgroundColor: longHex(swatch) }}
              onClick={() => setDraft(swatch.toLowerCase())}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

/** `#rrggbb` in small letters from `#rgb` or `#rrggbb` with or without the sign, or undefined when it is neither. */
export function longHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
