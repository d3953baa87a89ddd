import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../kit/field/Field.tsx';
import field from '../../kit/field/field.module.css';
import area from '../../TextArea/TextArea.module.css';
import type { Entry } from './controls.tsx';
import { completed, completionsAt } from './formula-names.ts';
import styles from './inputs.module.css';
import type { StructuredProps } from './structured.tsx';

/** Safe: the panel hands out the fields that a formula can name. */
const entriesOf = (value: unknown): Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);

/** A formula: the names of fields and functions are completed while it is typed; below is what is wrong with it, and where. */
export function FormulaField({ id, label, error, value, options, onChange }: StructuredProps): ReactElement {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const text = typeof value === 'string' ? value : '';
  const found = caret === undefined ? [] : completionsAt(text, caret, entriesOf(options['fields']));
  const chosen = found[Math.min(active, found.length - 1)];
  const take = (name: string) => {
    const next = completed(text, caret ?? text.length, name);
    onChange(next.text);
    setCaret(undefined);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const keys = (event: KeyboardEvent) => {
    if (found.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setActive((before) => (Math.min(before, found.length - 1) + step + found.length) % found.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) take(chosen.value);
    else if (event.key === 'Escape') setCaret(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const list = `${id}-names`;
  return (
    <Field id={id} label={label} error={error} hint={formatMessage({ id: 'widget.TableDesign.formula.hint' })} required>
      {(control) => (
        <div className={styles.formula}>
          <textarea
            {...control}
            ref={input}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={chosen && `${list}-${chosen.value}`}
            className={`${field.box} ${area.area}`}
            data-mono=""
            rows={3}
            maxLength={2000}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              onChange(target.value);
              setActive(0);
              setCaret(target.selectionStart);
            }}
            onBlur={() => setCaret(undefined)}
            onKeyDown={keys}
          />
          <div
            id={list}
            className={styles.names}
            role="listbox"
            aria-label={label}
            tabIndex={-1}
            hidden={found.length === 0}
          >
            {found.map((entry) => (
              <div
                key={entry.value}
                id={`${list}-${entry.value}`}
                role="option"
                tabIndex={-1}
                aria-selected={entry === chosen}
                onMouseDown={(event) => {
                  // The focus stays in the text.
                  event.preventDefault();
                  take(entry.value);
                }}
              >
                <code>{entry.value}</code>
                <span>{entry.label}</span>
              </div>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
