import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { asList } from '../kit/field/read-value.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { TextListEvents, TextListProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { addLine, fromLines, removeLine, setLine, toLines } from './lines.ts';
import styles from './TextList.module.css';

/** CFG-09: lines of text. Enter adds a line below; the last one is reset to an empty line instead of removed. */
export function TextList({ id, props, bound, error, emit }: WidgetProps<TextListProps, TextListEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const rows = useRef<HTMLUListElement>(null);
  const [list, setList] = useControllableState(bound, asList);
  const lines = toLines(list, props.field);
  const max = props.max ?? 20;
  const change = (next: string[], focusAt?: number) => {
    const value = fromLines(next, list, props.field);
    setList(value);
    emit('change', { value });
    // The row is there after React has painted it.
    if (focusAt !== undefined) {
      requestAnimationFrame(() => rows.current?.querySelectorAll<HTMLInputElement>('input')[focusAt]?.focus());
    }
  };
  const keys = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    if (lines.length < max) change(addLine(lines, at + 1), at + 1);
  };
  return (
    <Field id={id} group label={props.label} hint={props.hint} error={error}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: the field around it has the label; a fieldset would need its own.
        <div
          id={control.id}
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={control['aria-describedby']}
          className={styles.list}
        >
          <ul ref={rows} className={styles.rows}>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its index; its text changes with every key.
              <li key={at} className={styles.row}>
                <div className={field.box}>
                  <input
                    className={field.input}
                    aria-label={formatMessage({ id: 'widget.TextList.line' }, { at: at + 1 })}
                    aria-invalid={control['aria-invalid']}
                    autoComplete="off"
                    placeholder={props.placeholder}
                    maxLength={props.maxLength ?? 200}
                    disabled={props.disabled}
                    value={line}
                    onChange={(event) => change(setLine(lines, at, event.target.value))}
                    onKeyDown={(event) => keys(event, at)}
                  />
                </div>
                <button
                  type="button"
                  className={field.small}
                  data-square="true"
                  aria-label={
                    lines.length > 1
                      ? formatMessage(
                          { id: 'widget.TextList.remove' },
                          {
                            at: at + 1,
                          },
                        )
                      : formatMessage(
                          { id: 'widget.TextList.clear' },
                          {
                            at: at + 1,
                          },
                        )
                  }
                  disabled={props.disabled}
                  onClick={() => change(removeLine(lines, at), Math.max(0, at - 1))}
                >
                  <Glyph name={lines.length > 1 ? 'trash' : 'x'} size={16} />
                </button>
              </li>
            ))}
          </ul>
          {lines.length < max && (
            <button
              type="button"
              className={field.small}
              disabled={props.disabled}
              onClick={() => change(addLine(lines, lines.length), lines.length)}
            >
              <Glyph name="plus" size={16} />
              {formatMessage({ id: 'widget.TextList.add' })}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
