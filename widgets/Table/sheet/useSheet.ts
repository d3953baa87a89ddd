import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { useEngine, type WidgetProps } from '#engine';
import { toastDurations } from '#engine/runtime';
import type { TableEvents, TableProps } from '../../generated/types.ts';
import { nextPosition, type CellPosition, positionOf } from '../model/cell-position.ts';
import { isChoice, type TableColumn } from '../model/columns/column.ts';
import { leftOf, leftQuestion, type PasteLeft } from './paste-left.ts';
import { cellValue, keyOf, nameOf, type TableRow } from '../model/rows/row.ts';
import { type Block, blockOf, largestBlock, readBlock, sizeOf, writeBlock } from './sheet-block.ts';
import { type SheetCell, type SheetChange, SheetHistory } from './sheet-history.ts';
import { cellName, type Held, type Issues, refusedOf, textOf, valuesOf } from './sheet-values.ts';
import { useZone } from '../../kit/calendar/useZone.ts';
import { copiedText } from './copied-text.ts';
import { askNotations } from '../../kit/record/paste/ask-notations.ts';
import { notedChanges, notedColumns } from './noted-changes.ts';
import type { GridFocus } from '../model/useGridFocus.ts';
import type { TableModel } from '../model/useTableModel.ts';

interface SheetInput {
  widget: WidgetProps<TableProps, TableEvents>;
  model: TableModel;
  /** The grid's number of the first column, after the one of the ticks. */
  first: number;
  focus: GridFocus;
  isEditable(cell: CellPosition): boolean;
  /** Begins to edit a cell, with the sign that was typed; false when it cannot be edited. */
  edit(cell: CellPosition, typed?: string): boolean;
  /** Shows new values until the rows have them. */
  hold(values: Held): void;
  size: { rows: number; columns: number };
  /** Rows that fit into the window. */
  page: number;
  announce(text: string): void;
  /** Takes what editors of single cells send. */
  sender: RefObject<Sheet['send'] | undefined>;
}

export interface Sheet {
  /** Absent while one cell alone is chosen. */
  block: Block | undefined;
  /** What is wrong with cells, by row and column, and the values that were refused. */
  issues: Issues;
  refused: Held;
  /** What was not saved although nothing is wrong with it, because it was sent with a cell that was refused. */
  others: readonly SheetChange[];
  send(changes: readonly SheetChange[]): void;
  onKey(event: KeyboardEvent, position: CellPosition): boolean;
  onClick(event: MouseEvent, position: CellPosition): boolean;
  onDoubleClick(event: MouseEvent): void;
  onCopy(event: ClipboardEvent): void;
  onPaste(event: ClipboardEvent): void;
}

/** More cells than this are shown before they are changed. */
const fewCells = 20;
const mostShown = 100;
const noneTaken: ReadonlySet<string> = new Set();
const noIssues: NonNullable<TableProps['issues']> = [];

/** Cells as in a spreadsheet: a block of them, typed over, pasted, filled down, emptied, and taken back. */
export function useSheet(input: SheetInput): Sheet {
  const { widget, model, first, focus, isEditable, hold, announce } = input;
  const { props, emit, busy } = widget;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { host } = useEngine();
  const timeZone = useZone();
  const isOn = props.editing === 'cells';
  const [anchor, setAnchor] = useState<CellPosition>();
  const [sent, setSent] = useState<readonly SheetChange[]>([]);
  const [history] = useState(() => new SheetHistory());
  const { rows } = model;
  const { shown } = model.arranged;
  const rowKey = props.rowKey ?? 'id';
  const block = isOn && anchor ? blockOf(anchor, focus.active) : undefined;

  const given = props.issues ?? noIssues;
  const [taken, setTaken] = useState({ of: given, cells: noneTaken });
  const found = refusedOf(given, sent, shown, taken.of === given ? taken.cells : noneTaken);
  const sentRows = useRef<typeof rows>(undefined);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && given.length > 0) {
      sentRows.current = undefined;
      history.refused();
    } else if (!busy && sentRows.current && sentRows.current !== rows) {
      // The rows of before the change say nothing of its versions.
      sentRows.current = undefined;
      history.saved((key) => rows.find((row, at) => keyOf(row, rowKey, at) === key));
    }
    wasBusy.current = busy;
  }, [busy, given, rows, rowKey, history]);

  const columnAt = (at: number): TableColumn | undefined => shown[at - first];
  /** Taken back and filled down with: people by their ids, whatever their cell is edited by. */
  const rawOf = (column: TableColumn, row: TableRow): unknown =>
    (column.editor === undefined ? cellValue(column, row) : column.part.read('raw', { row })) ?? null;

  function send(changes: readonly SheetChange[]): void {
    if (changes.length === 0) return;
    const before = changes.map(({ key, row, cells }) => ({
      key,
      row,
      cells: cells.map(({ field }) => {
        const column = shown.find((one) => one.field === field);
        return { field, value: column ? rawOf(column, row) : null };
      }),
    }));
    history.begin(changes, before);
    put(changes);
  }

  function put(changes: readonly SheetChange[]): void {
    setSent(changes);
    sentRows.current = rows;
    hold(valuesOf(changes, shown));
    emit('editCells', { changes: changes.map(({ key, row, cells }) => ({ key, row, cells: [...cells] })) });
  }

  const { sender } = input;
  useEffect(() => {
    // What was typed as a text may be unclear as well.
    sender.current = (changes) => {
      if (changes.some(({ cells }) => cells.some(({ text }) => text !== undefined))) void sendTexts(changes);
      else send(changes);
    };
  });

  /** The cells of a block that can be changed, with what each is to be; rows without one are left out. */
  function changesOf({ from, to }: Block, wantedAt: (at: CellPosition) => Omit<SheetCell, 'field'> | undefined) {
    const changes: SheetChange[] = [];
    for (let at = from.row; at <= Math.min(to.row, rows.length - 1); at += 1) {
      const row = rows[at];
      const cells: SheetCell[] = [];
      for (let column = from.column; column <= to.column; column += 1) {
        const value = isEditable({ row: at, column }) ? wantedAt({ row: at, column }) : undefined;
        const field = columnAt(column)?.field;
        if (value && field !== undefined) cells.push({ field, ...value });
      }
      if (row && cells.length > 0) changes.push({ key: keyOf(row, rowKey, at), row, cells });
    }
    return changes;
  }

  /** Says in sight, and to screen readers, why nothing was changed. */
  const refuse = (text: string): void => host.notify({ kind: 'warning', text, duration: toastDurations.warning });
  const refuseSize = (): void => refuse(formatMessage({ id: 'widget.Table.blockTooLarge' }, { ...largestBlock }));

  async function sendMany(changes: readonly SheetChange[], left?: PasteLeft): Promise<void> {
    const cells = changes.flatMap(({ row, cells: own }) => own.map((one) => ({ row, ...one })));
    if (cells.length === 0) {
      refuse(formatMessage({ id: 'widget.Table.nothingToChange' }));
      return;
    }
    const isTooLarge =
      changes.length > largestBlock.rows || changes.some((one) => one.cells.length > largestBlock.columns);
    if (isTooLarge) {
      refuseSize();
      return;
    }
    if (left) {
      if (!(await host.confirm(leftQuestion(left, cells.length, intl)))) return;
    } else if (cells.length > fewCells) {
      const names = cells.slice(0, mostShown).map(({ row, field, text, value }) => {
        const column = shown.find((one) => one.field === field);
        const next = text ?? (column ? column.write(value) : '');
        const values = { row: nameOf(row, shown), column: column?.header ?? field };
        const from = column ? textOf(column, row) : '';
        return formatMessage({ id: 'widget.Table.cellChange' }, { ...values, from: from || '–', to: next || '–' });
      });
      const isSure = await host.confirm({
        title: formatMessage({ id: 'widget.Table.changeCells' }, { count: cells.length }),
        text: formatMessage({ id: 'widget.Table.changeCellsText' }, { rows: changes.length }),
        names,
        ok: formatMessage({ id: 'widget.Table.changeCellsYes' }),
      });
      if (!isSure) return;
    }
    send(changes);
  }

  /** The same for texts, whose dates and numbers are in one notation for each column: where they do not tell it, it is asked first. */
  async function sendTexts(changes: readonly SheetChange[], left?: PasteLeft): Promise<void> {
    const columns = notedColumns(changes, shown);
    const notations = await askNotations(columns, { host, intl, language: navigator.language });
    if (notations) await sendMany(notedChanges(changes, columns, notations), left);
  }

  function takeBack(direction: 'undo' | 'redo'): void {
    const isUndo = direction === 'undo';
    const changes = busy ? undefined : history[direction]();
    if (changes) put(changes);
    const [done, none] = isUndo
      ? [formatMessage({ id: 'widget.Table.undoDone' }), formatMessage({ id: 'widget.Table.undoNone' })]
      : [formatMessage({ id: 'widget.Table.redoDone' }), formatMessage({ id: 'widget.Table.redoNone' })];
    announce(changes ? done : none);
  }

  /** What was refused leaves its cell, which says again what is stored. */
  function takeCellBack(position: CellPosition): boolean {
    const [row, column] = [rows[position.row], columnAt(position.column)];
    const key = row && keyOf(row, rowKey, position.row);
    if (key === undefined || !column || found.issues[key]?.[column.key] === undefined) return false;
    const before = taken.of === given ? taken.cells : noneTaken;
    setTaken({ of: given, cells: new Set([...before, cellName(key, column.key)]) });
    return true;
  }

  const chosenCells = (position: CellPosition): Block => block ?? blockOf(position, position);

  function onKey(event: KeyboardEvent, position: CellPosition): boolean {
    if (!isOn || position.row < 0) return false;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const handled = (): true => {
      event.preventDefault();
      return true;
    };
    if (event.shiftKey && !isCommand && key.startsWith('arrow')) {
      const next = nextPosition(event, position, { ...input.size, page: input.page });
      setAnchor(anchor ?? position);
      if (next) focus.go({ ...next, row: Math.max(0, next.row) });
      return handled();
    }
    if (isCommand && key === 'z') takeBack(event.shiftKey ? 'redo' : 'undo');
    else if (isCommand && key === 'y') takeBack('redo');
    else if (isCommand && key === 'd') {
      const { from, to } = chosenCells(position);
      const above = rows[from.row];
      const below = { from: { ...from, row: from.row + 1 }, to };
      const source = (column: TableColumn | undefined) => column && above && { value: rawOf(column, above) };
      void sendMany(changesOf(below, (at) => source(columnAt(at.column))));
    } else if (!isCommand && (key === 'delete' || key === 'backspace'))
      void sendMany(changesOf(chosenCells(position), () => ({ value: null })));
    else if (!isCommand && !event.altKey && event.key.length === 1 && event.key !== ' ') {
      // The field that opens would get the sign a second time.
      if (!input.edit(position, event.key)) return false;
      // A field that searches is opened empty, and gets the sign itself.
      if (isChoice(columnAt(position.column))) return true;
    } else {
      if (key.startsWith('arrow') || key === 'escape') setAnchor(undefined);
      return key === 'escape' && takeCellBack(position) ? handled() : false;
    }
    return handled();
  }

  return {
    block,
    ...found,
    send,
    onKey,
    onClick(event, position) {
      if (!isOn || !isEditable(position)) return false;
      setAnchor(event.shiftKey ? (anchor ?? focus.active) : undefined);
      focus.go(position);
      return true;
    },
    onDoubleClick(event) {
      const position = positionOf(event.target);
      if (isOn && position && position.row >= 0) input.edit(position);
    },
    onCopy(event) {
      const position = isOn ? positionOf(event.target) : undefined;
      if (!position || position.row < 0 || isField(event.target)) return;
      const { from, to } = chosenCells(position);
      const columns = shown.slice(Math.max(0, from.column - first), to.column - first + 1);
      const texts = rows
        .slice(from.row, to.row + 1)
        .map((row) => columns.map((column) => copiedText(column, row, timeZone)));
      event.clipboardData.setData('text/plain', writeBlock(texts));
      event.preventDefault();
      announce(formatMessage({ id: 'widget.Table.copied' }, { count: texts.length * columns.length }));
    },
    onPaste(event) {
      const position = isOn ? positionOf(event.target) : undefined;
      if (!position || position.row < 0 || isField(event.target)) return;
      event.preventDefault();
      const lines = readBlock(event.clipboardData.getData('text/plain'));
      const wide = Math.max(...lines.map((line) => line.length));
      const target = chosenCells(position);
      const isOne = lines.length === 1 && wide === 1;
      const { from } = target;
      const corner = { row: from.row + lines.length - 1, column: from.column + wide - 1 };
      const into = isOne ? target : blockOf(from, corner);
      const { rows: height, columns } = sizeOf(into);
      if (height > largestBlock.rows || columns > largestBlock.columns) {
        refuseSize();
        return;
      }
      const textAt = (at: CellPosition) =>
        isOne ? lines[0]?.[0] : lines[at.row - from.row]?.[at.column - from.column];
      const changes = changesOf(into, (at) => {
        const text = textAt(at);
        return text === undefined ? undefined : { text };
      });
      const nameAt = (at: number): string | undefined => columnAt(at)?.header;
      const left = isOne ? undefined : leftOf(lines, from, { rows: rows.length, nameAt, isEditable });
      void sendTexts(changes, left);
    },
  };
}

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement ? target.type !== 'checkbox' : target instanceof HTMLSelectElement;
