import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import { boundText } from '../kit/field/bound-text.ts';
import { Field } from '../kit/field/Field.tsx';
import { useDraft } from '../kit/field/useDraft.ts';
import type { CodeFieldEvents, CodeFieldProps } from '../generated/types.ts';
import styles from './CodeField.module.css';

/**
 * One native input under the boxes: pasting, filling in from a message, screen readers and deleting are the browser's
 * own. The boxes only show what is in it.
 */
export function CodeField({
  id,
  nodeId,
  props,
  bound,
  error,
  emit,
}: WidgetProps<CodeFieldProps, CodeFieldEvents>): ReactElement {
  const { length = 6 } = props;
  const [draft, setDraft] = useDraft(digitsOf(boundText(bound), length), bound?.set);
  const change = (text: string) => {
    const value = digitsOf(text, length);
    if (value === draft) return;
    setDraft(value);
    emit('change', { value });
    if (value.length === length) emit('complete', { value });
  };
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={error}
      required={props.required}
    >
      {(control) => (
        <div className={styles.code} data-invalid={error !== undefined} data-disabled={props.disabled ?? false}>
          <input
            {...control}
            className={styles.input}
            name={nodeId}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            disabled={props.disabled}
            value={draft}
            onChange={(event) => change(event.target.value)}
          />
          {Array.from({ length }, (_, at) => (
            <span
              // The boxes never change their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its index
              key={at}
              className={styles.box}
              aria-hidden="true"
              data-next={at === Math.min(draft.length, length - 1)}
            >
              {draft[at]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}

/** The first digits of what was typed or pasted; those of full width count, everything else does not. */
function digitsOf(text: string, length: number): string {
  return text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, length);
}
