import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { dayOf } from '../kit/calendar/day.ts';
import { clockOf, instantOf } from '../kit/calendar/instant.ts';
import { readNumber, writeNumber } from '#schemas';
import { useZone } from '../kit/calendar/useZone.ts';
import styles from './cells.module.css';
import type { TableColumn } from './column.ts';

export type EditedValue = string | number | boolean | null | string[];

export interface EditorProps {
  column: TableColumn;
  value: unknown;
  /** The sign that began it: it takes the place of the value. */
  typed?: string | undefined;
  /** Asked once whether it takes the focus; without it, it does. */
  takeFocus?: (() => boolean) | undefined;
  /** The new value, and where the focus goes next. */
  onCommit: (value: EditedValue, step: Step) => void;
  /** Nothing has changed. */
  onLeave: (step: Step) => void;
  /** The focus has left a text that is no value; without it, the value stays as it was. */
  onUnread?: ((text: string) => void) | undefined;
}

/** To the next cell with Tab, to the one before with Shift and Tab; 0 stays, undefined when the focus is elsewhere. */
export type Step = -1 | 0 | 1 | undefined;

const inputTypes: Partial<Record<NonNullable<TableColumn['editor'] | TableColumn['kind']>, string>> = {
  date: 'date',
  time: 'time',
  datetime: 'datetime-local',
  link: 'url',
};

/** A cell while it is edited: Enter takes the value, Tab takes it and moves on, Escape leaves it as it was. */
export function Editor({ column, value, typed, takeFocus, onCommit, onLeave, onUnread }: EditorProps): ReactElement {
  const { formatMessage, locale } = useIntl();
  const reader = { zone: useZone(), locale };
  const [draft, setDraft] = useState(() => (isTypedOver(column, typed) ? typed : draftOf(column, value, reader)));
  const [isWrong, setWrong] = useState(false);
  // Leaving by a key makes the browser fire blur as well.
  const isDone = useRef(false);
  const commit = (step: Step) => {
    if (isDone.current) return;
    const next = enteredValue(column, draft, { ...reader, value });
    if (next === undefined && step !== undefined) {
      setWrong(true);
      return;
    }
    isDone.current = true;
    if (next === undefined && onUnread) onUnread(draft);
    else if (next === undefined || draft === draftOf(column, value, reader)) onLeave(step);
    else onCommit(next, step);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
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

/** Fields for dates and choices take no sign as their whole value. */
const isTypedOver = (column: TableColumn, typed: string | undefined): typed is string =>
  typed !== undefined && !hasOptions(column) && inputTypes[kindOf(column)] === undefined;

/** Whose clocks and decimals a cell is written in. */
interface CellReader {
  zone: string;
  locale: string;
}

/** A value as its field spells it. */
function draftOf(column: TableColumn, value: unknown, { zone, locale }: CellReader): string {
  if (typeof value === 'number' && kindOf(column) === 'number') return writeNumber(value, locale);
  if (typeof value !== 'string') return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  if (kindOf(column) === 'date') return value.slice(0, 10);
  if (kindOf(column) !== 'datetime') return value;
  const clock = clockOf(value, zone);
  return clock ? `${clock.day.toString()}T${clock.time}` : '';
}

/** What was entered, as the column's kind has it; undefined for what is none. */
function enteredValue(
  column: TableColumn,
  draft: string,
  { zone, locale, value }: CellReader & { value: unknown },
): EditedValue | undefined {
  if (draft.trim() === '') return null;
  if (hasOptions(column)) return column.options.find((option) => String(option.value) === draft)?.value;
  if (kindOf(column) === 'number') return readNumber(draft, locale);
  if (kindOf(column) !== 'datetime') return draft;
  const [day, time] = [dayOf(draft.slice(0, 10)), draft.slice(11)];
  return day && time ? instantOf({ day, time }, zone, typeof value === 'string' ? value : null) : undefined;
}
