import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { TableEvents, TableProps } from '../../generated/types.ts';
import { useControllableState } from '../../kit/field/useControllableState.ts';
import type { TableColumn } from '../model/columns/column.ts';
import type { EditedValue, Step } from '../model/editor-props.ts';
import { fieldOfIssue, type NewIssue, type NewValues, optionsIn, readNewValues } from './new-values.ts';

/** Milliseconds after which a row counts as saved, or not, that no action seems to save any more. */
const patience = 80;

/** A column that a new row takes a value of. */
export type NewColumn = TableColumn & { editor: NonNullable<TableColumn['adds']> };

interface UnreadText {
  text: string;
  /** What is wrong with it, where more is known than that it does not fit. */
  why?: string | undefined;
}

/** The blank row after the last one: what was typed into it, and what is wrong with it. */
export interface NewRowEntry {
  /** The columns that take a value, from left to right. */
  fillable: readonly NewColumn[];
  values: NewValues;
  /** The cell that is being filled in, and the sign that began it. */
  opened: { column: string; typed?: string | undefined } | undefined;
  /** Texts that are no value of their column, by the column's key. */
  unread: Readonly<Record<string, UnreadText>>;
  /** What is wrong with a cell, by the column's key. */
  issueAt: (column: TableColumn) => string | undefined;
  /** Everything that is wrong, with the names of the columns. */
  messages: readonly { name: string | undefined; text: string }[];
  isSaving: boolean;
  isBlank: boolean;
  /** Counts the rows: each begins with fields of its own. */
  round: number;
  open: (column: string, typed?: string) => void;
  /** The focus has gone elsewhere: no cell is open. */
  rest: () => void;
  /** Whether the field of the open cell may take the focus: once for each opening, and never from outside of the row. */
  takeFocus: () => boolean;
  /** The cell was left; where the focus goes is said by the step. */
  put: (column: NewColumn, value: EditedValue, step: Step) => void;
  leave: (column: NewColumn, step: Step) => void;
  /** Keeps a text that is no value, and stays in its cell where there is a step. */
  keepUnread: (column: NewColumn, text: string, step?: Step, why?: string) => void;
  /** The same while what the text names is still looked for: nothing is said of it yet, and the row is not sent before. */
  look: (column: NewColumn, text: string) => void;
  /** The text in a cell that is no value is gone. */
  forget: (column: NewColumn) => void;
  submit: (next?: NewValues) => void;
  /** Several cells were pasted: says how rows of a sheet are added. */
  refusePaste: () => void;
  /** Escape in a cell, which has taken back what was typed there; where nothing was, the row is cleared. */
  escape: (column: NewColumn, isChanged: boolean) => void;
  /** Empties the row. What it held can be had back until something else is typed. */
  clear: () => void;
  canRestore: boolean;
  restore: () => void;
  /** Keeps a sign that is typed while a row is being saved, for the row after it; Escape drops them. */
  typeAhead: (key: string) => void;
}

interface NewRowInput {
  widget: WidgetProps<TableProps, TableEvents>;
  /** From left to right. */
  columns: readonly TableColumn[];
  /** All of them, for what is said of a column that is not shown. */
  all: readonly TableColumn[];
  row: RefObject<HTMLElement | null>;
  /** Moves the focus back into the rows. */
  leaveBack: () => void;
}

const noIssues: readonly NewIssue[] = [];
const noFields: ReadonlySet<string> = new Set();
const noTexts: NewRowEntry['unread'] = {};

/** Filling in a new row: values by field, one cell open at a time, saved as a whole. */
export function useNewRow({ widget, columns, all, row, leaveBack }: NewRowInput): NewRowEntry {
  const { props, bounds, busy, emit } = widget;
  const { formatMessage } = useIntl();
  const [values, setValues] = useControllableState(bounds['newRow'], readNewValues);
  const [opened, setOpened] = useState<NewRowEntry['opened']>();
  const [unread, setUnread] = useState(noTexts);
  const [looking, setLooking] = useState(noFields);
  const [cleared, setCleared] = useState<{ values: NewValues; unread: NewRowEntry['unread'] }>();
  const [isPasteRefused, setPasteRefused] = useState(false);
  const isSentLater = useRef(false);
  const [round, setRound] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const ahead = useRef('');
  const given: readonly NewIssue[] = props.newRowIssues ?? noIssues;
  const [corrected, setCorrected] = useState({ of: given, fields: noFields });
  const fields = corrected.of === given ? corrected.fields : noFields;
  const issues = isSaving ? noIssues : given.filter((issue) => !fields.has(fieldOfIssue(issue) ?? ''));
  const fillable = columns.flatMap((column): NewColumn[] =>
    column.adds === undefined ? [] : [{ ...column, editor: column.adds }],
  );
  const issueAt = (column: TableColumn): string | undefined => {
    const wrong = unread[column.key];
    if (looking.has(column.key)) return undefined;
    if (wrong) return wrong.why ?? formatMessage({ id: 'widget.Table.newRowUnread' }, { text: wrong.text });
    return issues.find((issue) => fieldOfIssue(issue) === column.field)?.message;
  };

  const isBlank = Object.keys(values).length === 0 && Object.keys(unread).length === 0;
  const isWanted = useRef(false);
  const takeFocus = useCallback(() => {
    const isTaken = isWanted.current && hasFocus(row.current);
    isWanted.current = false;
    return isTaken;
  }, [row]);
  const open = (column: string, typed?: string): void => {
    isWanted.current = true;
    setOpened({ column, typed: typed ?? unread[column]?.text });
  };
  const openFirst = (typed?: string): void => {
    const wrong = fillable.find((column) => issueAt(column) !== undefined);
    const first = wrong ?? fillable[0];
    if (first) open(first.key, typed);
  };
  const correct = (field: string): void => setCorrected({ of: given, fields: new Set([...fields, field]) });

  // What the last rendering knows, for the end of a saving.
  const latest = useRef({ isBlank, openFirst });
  useEffect(() => {
    latest.current = { isBlank, openFirst };
  });
  useEffect(() => {
    if (!isSaving || busy) return;
    const timer = setTimeout(() => {
      setSaving(false);
      setRound((count) => count + 1);
      const typed = latest.current.isBlank ? ahead.current : '';
      ahead.current = '';
      // Whoever went elsewhere meanwhile stays there.
      if (hasFocus(row.current)) latest.current.openFirst(typed === '' ? undefined : typed);
    }, patience);
    return () => clearTimeout(timer);
  }, [isSaving, busy, row]);

  function submit(next: NewValues = values): void {
    if (isSaving) return;
    if (looking.size > 0) {
      isSentLater.current = true;
      return;
    }
    if (Object.keys(unread).length > 0 || Object.keys(next).length === 0) {
      openFirst();
      return;
    }
    setOpened(undefined);
    setCleared(undefined);
    setPasteRefused(false);
    setSaving(true);
    emit('addRow', { values: { ...next } });
  }

  useEffect(() => {
    if (!isSentLater.current || looking.size > 0) return;
    isSentLater.current = false;
    submit();
  });

  /** Where the focus goes from a cell; past the last one to the button that adds the row. */
  function go(column: NewColumn, step: Step): void {
    setOpened((before) => (before?.column === column.key ? undefined : before));
    if (step !== 1 && step !== -1) return;
    const next = fillable[fillable.findIndex(({ key }) => key === column.key) + step];
    if (next) open(next.key);
    else if (step === -1) leaveBack();
    else row.current?.querySelector<HTMLElement>('[data-adds]')?.focus();
  }

  function keepUnread(column: NewColumn, text: string, step?: Step, why?: string): void {
    setUnread((before) => ({ ...before, [column.key]: { text, why } }));
    setLooking((before) => without(before, column.key));
    if (step === undefined) go(column, undefined);
  }

  function put(column: NewColumn, entered: EditedValue, step: Step): void {
    const value = column.editor === 'words' && typeof entered === 'string' ? optionsIn(entered, column) : entered;
    if (value === undefined) {
      keepUnread(column, String(entered));
      return;
    }
    const { [column.field]: _before, ...others } = values;
    const next = value === null ? others : { ...others, [column.field]: value };
    setValues(next);
    setPasteRefused(false);
    forgetUnread(column);
    correct(column.field);
    if (step === 0) submit(next);
    else go(column, step);
  }

  function forgetUnread({ key }: NewColumn): void {
    setUnread((before) =>
      Object.hasOwn(before, key) ? Object.fromEntries(Object.entries(before).filter(([one]) => one !== key)) : before,
    );
    setLooking((before) => without(before, key));
  }

  return {
    fillable,
    values,
    opened,
    unread,
    issueAt,
    messages: [
      ...(isPasteRefused ? [{ name: undefined, text: formatMessage({ id: 'widget.Table.newRowPasted' }) }] : []),
      ...fillable.flatMap((column) =>
        unread[column.key] === undefined || looking.has(column.key)
          ? []
          : [{ name: column.header, text: issueAt(column) ?? '' }],
      ),
      ...issues.map((issue) => ({
        name: all.find(({ field }) => field === fieldOfIssue(issue))?.header,
        text: issue.message,
      })),
    ],
    isSaving,
    isBlank,
    round,
    open,
    rest: () => setOpened(undefined),
    takeFocus,
    put,
    leave(column, step) {
      if (step === 0) submit();
      else go(column, step);
    },
    keepUnread,
    look(column, text) {
      setUnread((before) => ({ ...before, [column.key]: { text } }));
      setLooking((before) => new Set([...before, column.key]));
    },
    forget: forgetUnread,
    submit,
    refusePaste: () => setPasteRefused(true),
    escape(column, isChanged) {
      setPasteRefused(false);
      if (isChanged || unread[column.key]) forgetUnread(column);
      else clear();
    },
    clear,
    canRestore: cleared !== undefined && isBlank && !isSaving,
    restore() {
      if (!cleared) return;
      setValues(cleared.values);
      setUnread(cleared.unread);
      setCleared(undefined);
      setRound(round + 1);
      openAgain();
    },
    typeAhead(key) {
      if (key === 'Escape') ahead.current = '';
      else ahead.current = key === 'Backspace' ? ahead.current.slice(0, -1) : ahead.current + key;
    },
  };

  function clear(): void {
    if (!isBlank) setCleared({ values, unread });
    setValues(null);
    setUnread(noTexts);
    setPasteRefused(false);
    setLooking(noFields);
    setCorrected({ of: given, fields: new Set(given.map((issue) => fieldOfIssue(issue) ?? '')) });
    setRound(round + 1);
    openAgain();
  }

  /** The first cell, with nothing typed in it. */
  function openAgain(): void {
    const [first] = fillable;
    isWanted.current = true;
    setOpened(first && { column: first.key });
  }
}

/** Whether the focus is in the row, or nowhere: a list that gets its first record is rendered anew around the row. */
const hasFocus = (row: HTMLElement | null): boolean =>
  document.activeElement === document.body || (row?.contains(document.activeElement) ?? false);

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : keys;
}
