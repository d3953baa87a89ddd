import { isComposing } from '../../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../kit/field/Field.tsx';
import field from '../../kit/field/field.module.css';
import area from '../../TextArea/TextArea.module.css';
import { functionMessages, functionWords } from '../texts/function-messages.ts';
import type { Entry } from './controls.tsx';
import { FormulaChoices } from './FormulaChoices.tsx';
import { completed, completionsAt, type FunctionEntry, namedIn } from './formula-names.ts';
import { plainMarks, withIdentifiers } from './formula-text.ts';
import styles from './inputs.module.css';
import type { StructuredProps } from './structured.tsx';

/** Safe: the panel hands out the fields that a formula can name. */
const entriesOf = (value: unknown): Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);

/** What a new formula begins with. */
const untouched = '0';

/** Where names are offered: at the caret, the fitting ones or all. */
interface Asked {
  caret: number;
  isAll: boolean;
}

/** A formula: fields are found by their label and functions by what they give; below is what is wrong with it, and where. */
export function FormulaField({ id, label, error, value, options, onChange }: StructuredProps): ReactElement {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const [active, setActive] = useState(0);
  const text = typeof value === 'string' ? value : '';
  const fields = entriesOf(options['fields']);
  const functions = useMemo(
    () =>
      Object.entries(functionMessages).map(([name, one]): FunctionEntry => {
        const words = functionWords[name];
        return { value: name, label: formatMessage(one), ...(words && { words: formatMessage(words) }) };
      }),
    [formatMessage],
  );
  const found = asked ? completionsAt(text, asked.caret, { fields, functions }, asked.isAll) : [];
  const chosen = found[Math.min(active, found.length - 1)];
  const ask = (isAll: boolean) => {
    setActive(0);
    setAsked({ caret: input.current?.selectionStart ?? text.length, isAll });
  };
  const take = (entry: Entry) => {
    // What a new formula begins with is nothing to go on from.
    const [start, caret] = text === untouched ? ['', 0] : [text, asked?.caret ?? text.length];
    const next = completed(start, caret, entry, functions.includes(entry));
    const before = withIdentifiers(next.text.slice(0, next.caret), fields);
    onChange(before + withIdentifiers(next.text.slice(next.caret), fields));
    setAsked(undefined);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(before.length, before.length);
    });
  };
  /** Marks of an input method become those of the language; they are as long, so that the caret stays. */
  const read = (area: HTMLTextAreaElement, isComposed: boolean) => {
    const { selectionStart: caret, value: typed } = area;
    const plain = isComposed ? typed : plainMarks(typed);
    if (plain !== typed) {
      area.value = plain;
      area.setSelectionRange(caret, caret);
    }
    onChange(plain);
    setActive(0);
    setAsked({ caret, isAll: false });
  };
  /** Labels that were typed become what they stand for. */
  const leave = () => {
    setAsked(undefined);
    const next = withIdentifiers(text, fields);
    if (next !== text) onChange(next);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if ((event.key === ' ' && event.ctrlKey) || (event.key === 'ArrowDown' && event.altKey)) ask(true);
    else if (found.length === 0) return;
    else if (step !== 0)
      setActive((before) => (Math.min(before, found.length - 1) + step + found.length) % found.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) take(chosen);
    else if (event.key === 'Escape') setAsked(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const list = `${id}-names`;
  const named = namedIn(text, fields);
  return (
    <Field id={id} label={label} error={error} hint={formatMessage({ id: 'widget.TableDesign.formula.hint' })} required>
      {(control) => (
        <div className={styles.formula}>
          <textarea
            {...control}
            ref={input}
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
            onChange={({ target, nativeEvent }) =>
              read(target, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
            }
            onCompositionEnd={({ currentTarget }) => read(currentTarget, false)}
            onFocus={({ target }) => text === untouched && target.select()}
            onBlur={leave}
            onKeyDown={keys}
          />
          <FormulaChoices id={list} label={label} found={found} chosen={chosen} functions={functions} onTake={take} />
          {named.length > 0 && (
            <p className={styles.named}>
              {named.map((one) => (
                <span key={one.value}>
                  <code>{one.value}</code> = {one.label}
                </span>
              ))}
            </p>
          )}
          <button
            type="button"
            className={field.small}
            onMouseDown={(event) => {
              // The focus stays in the text, where the name goes.
              event.preventDefault();
              input.current?.focus();
            }}
            onClick={() => {
              input.current?.focus();
              ask(true);
            }}
          >
            {formatMessage({ id: 'widget.TableDesign.formula.insert' })}
          </button>
        </div>
      )}
    </Field>
  );
}
