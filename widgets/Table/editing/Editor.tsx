import { isComposing } from '../../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { readNumber, writeNumber } from '#schemas/values';
import styles from './editing.module.css';
import type { TableColumn } from '../model/columns/column.ts';
import { DateEditor } from './DateEditor.tsx';
import type { EditedValue, EditorProps, Step } from '../model/editor-props.ts';

const inputTypes: Partial<Record<NonNullable<TableColumn['editor'] | TableColumn['kind']>, string>> = {
  time: 'time',
  link: 'url',
};

/** A cell while it is edited: Enter takes the value, Tab takes it and moves on, Escape leaves it as it was. */
export function Editor(props: EditorProps): ReactElement {
  const kind = kindOf(props.column);
  const isDate = !hasOptions(props.column) && (kind === 'date' || kind === 'datetime');
  return isDate ? <DateEditor {...props} /> : <TextEditor {...props} />;
}

function TextEditor(props: EditorProps): ReactElement {
  const { column, value, typed, takeFocus, onCommit, onLeave, onUnread, onEscape } = props;
  const { formatMessage, locale } = useIntl();
  const [draft, setDraft] = useState(() => (isTypedOver(column, typed) ? typed : draftOf(column, value, locale)));
  const [isWrong, setWrong] = useState(false);
  // Leaving by a key makes the browser fire blur as well.
  const isDone = useRef(false);
  const commit = (step: Step) => {
    if (isDone.current) return;
    const next = enteredValue(column, draft, locale);
    if (next === undefined) {
      setWrong(true);
      onUnread?.(draft, step);
      if (step !== undefined) return;
    }
    isDone.current = true;
    if (next === undefined) {
      if (!onUnread) onLeave(step);
    } else if (draft === draftOf(column, value, locale)) onLeave(step);
    else onCommit(next, step);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      const before = draftOf(column, value, locale);
      if (onEscape) {
        setDraft(before);
        setWrong(false);
        onEscape(draft !== before);
        return;
      }
      isDone.current = true;
      onLeave(0);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      commit(event.key === 'Enter' ? 0 : event.shiftKey ? -1 : 1);
    }
  };
  const isTyped = typed !== undefined;
  const begin = useCallback(
    (element: HTMLInputElement | HTMLSelectElement | null) => {
      if (!element || takeFocus?.() === false) return;
      element.focus();
      // What was typed stays, and is continued.
      if (element instanceof HTMLInputElement && element.type === 'text' && !isTyped) element.select();
    },
    [takeFocus, isTyped],
  );
  const shared = {
    className: styles.editor,
    'aria-label': formatMessage({ id: 'widget.Table.edit' }, { name: column.header }),
    'aria-invalid': isWrong || undefined,
    value: draft,
    onKeyDown: keys,
    onBlur: () => commit(undefined),
  };
  if (hasOptions(column)) {
    return (
      <select {...shared} ref={begin} onChange={(event) => setDraft(event.target.value)}>
        <option value="">{formatMessage({ id: 'widget.Table.nothing' })}</option>
        {column.options.map((option) => (
          <option key={String(option.value)} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      ref={begin}
      type={inputTypes[kindOf(column)] ?? 'text'}
      inputMode={kindOf(column) === 'number' ? 'decimal' : undefined}
      onChange={(event) => {
        setDraft(event.target.value);
        setWrong(false);
      }}
    />
  );
}

const kindOf = ({ editor, kind }: TableColumn) => editor ?? kind;
const hasOptions = ({ editor, options }: TableColumn): boolean => editor !== 'words' && options.length > 0;

/** Fields for times and choices take no sign as their whole value. */
const isTypedOver = (column: TableColumn, typed: string | undefined): typed is string =>
  typed !== undefined && !hasOptions(column) && inputTypes[kindOf(column)] === undefined;

/** A value as its field spells it. */
function draftOf(column: TableColumn, value: unknown, locale: string): string {
  if (typeof value === 'number' && kindOf(column) === 'number') return writeNumber(value, locale);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** What was entered, as the column's kind has it; undefined for what is none. */
function enteredValue(column: TableColumn, draft: string, locale: string): EditedValue | undefined {
  if (draft.trim() === '') return null;
  if (hasOptions(column)) return column.options.find((option) => String(option.value) === draft)?.value;
  return kindOf(column) === 'number' ? readNumber(draft, locale) : draft;
}
