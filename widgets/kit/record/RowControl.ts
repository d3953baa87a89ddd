import { flushSync } from 'react-dom';
import { ownPath } from '#engine/runtime';
import { isUnclear, type Notations, notationsIn, type PastedTexts } from './paste/ask-notations.ts';
import type { PastedCell, PastedKind } from './paste/pasted-cell.ts';
import { type PasteResult, type PastedRows, pastedRows, pastedTexts, withData } from './paste/pasted-rows.ts';
import { withoutClosed } from './paste/without-closed.ts';
import { copyOf, inserted, isBlank, moved, type RowActions, type RowColumn } from './rows.ts';

/** The rows as they are shown. */
interface Shown {
  columns: readonly RowColumn[];
  /** What a new row starts with. */
  defaults: Readonly<Record<string, unknown>>;
  /** How many rows there may be. */
  most: number;
  rows: readonly unknown[];
  keys: readonly number[];
  /** Which cells rules close if the rows are these; absent: there are no rules for rows. */
  closedIn?: ((rows: readonly unknown[]) => (row: number, column: string) => boolean) | undefined;
  /** What a pasted text becomes in a column of a kind. */
  read(kind: PastedKind, text: string, notations: Notations): PastedCell;
  /** Asks how the dates and numbers of columns are written; undefined where nothing is to be pasted. */
  askNotations(columns: readonly PastedTexts[]): Promise<Notations[] | undefined>;
  replace(keys: readonly number[]): void;
  /** Absent: nothing is bound. */
  set: ((rows: readonly unknown[]) => void) | undefined;
  /** Has a row shown that may be out of sight; absent: all are there. */
  show: ((wanted: { at: number }) => void) | undefined;
}

/** What a pasted block, or filling down, did. */
export interface BlockChange extends PasteResult {
  at: Cell;
  /** How it is taken back. */
  before: { rows: readonly unknown[]; keys: readonly number[] };
  /** The rows as it left them: once they are other ones, taking it back would lose what was done since. */
  after: readonly unknown[];
}

interface Cell {
  row: number;
  column: number;
}

/** Who reads and hears of what the control did. */
interface Heard {
  /** The removed rows that can come back. */
  onRemoved(removed: readonly RemovedRow[]): void;
  /** What the last block did, until it is taken back. */
  onBlock(change: BlockChange | undefined): void;
}

/** A row that was removed, and where it was. */
export interface RemovedRow {
  index: number;
  row: unknown;
}

const inputs = 'td :is(input, select, textarea, button)';
const inputsAt = (column: number): string => `td:nth-of-type(${column + 1}) :is(input, select, textarea, button)`;

/** Whether a block can be taken back: while the rows are as it left them. */
export const canTakeBack = (block: BlockChange | undefined, rows: readonly unknown[]): boolean =>
  block !== undefined && block.changed + block.added > 0 && block.after === rows;

/** Adds, copies, moves, removes and brings back rows by their indexes; the focus stays with the row, or moves to the next one. */
export class RowControl implements RowActions {
  private readonly prefix: string;
  private readonly heard: Heard;
  private removed: readonly RemovedRow[] = [];
  private block: BlockChange | undefined;
  private shown: Shown = {
    columns: [],
    defaults: {},
    most: 0,
    rows: [],
    keys: [],
    read: () => ({ reason: 'closed' }),
    askNotations: async () => undefined,
    replace: () => undefined,
    set: undefined,
    show: undefined,
  };

  constructor(prefix: string, heard: Heard) {
    this.prefix = prefix;
    this.heard = heard;
  }

  /** Called after each rendering. */
  now(shown: Shown): void {
    this.shown = shown;
  }

  add(): void {
    this.insert({ kind: 'row', data: this.shown.defaults }, this.shown.rows.length, inputs);
  }

  duplicate(index: number): void {
    const { rows, columns, most } = this.shown;
    if (rows.length < most) this.insert(copyOf(rows[index], columns), index + 1, inputs);
  }

  move(index: number, by: -1 | 1): void {
    const { keys } = this.shown;
    this.moveTo(index, index + by);
    const wanted = by < 0 ? '[data-up]' : '[data-down]';
    if (!this.focusIn(keys[index], `${wanted}:not(:disabled)`)) {
      this.focusIn(keys[index], ':is([data-up], [data-down]):not(:disabled)');
    }
  }

  /** Puts a row at the index of another one. */
  moveTo(from: number, to: number): void {
    const { rows, keys } = this.shown;
    if (from !== to) this.change(moved(rows, from, to), moved(keys, from, to), to);
  }

  remove(index: number): void {
    const { rows, keys } = this.shown;
    const others = <T>(list: readonly T[]): T[] => list.filter((_, at) => at !== index);
    const left = others(keys);
    const next = Math.min(index, left.length - 1);
    this.setRemoved([...this.removed, { index, row: rows[index] }]);
    this.change(others(rows), left, next);
    if (!this.focusIn(left[next], '[data-remove]')) {
      document.getElementById(this.prefix)?.focus();
    }
  }

  /** Brings the row back that was removed last. */
  undo(): void {
    const last = this.removed.at(-1);
    const { rows, most } = this.shown;
    if (!last || rows.length >= most) return;
    this.setRemoved(this.removed.slice(0, -1));
    this.insert(last.row, Math.min(last.index, rows.length), '[data-remove]');
  }

  /** What was removed and pasted before belongs to another record. */
  forget(): void {
    if (this.removed.length > 0) this.setRemoved([]);
    if (this.block) this.setBlock(undefined);
  }

  /**
   * Puts a block of texts in at a cell; what does not fit keeps its value and is named. The dates and numbers of a column are read in one
   * notation, which is asked for where it is unclear.
   */
  paste(at: Cell, block: readonly (readonly string[])[]): void {
    const { columns, askNotations } = this.shown;
    const texts = pastedTexts({ block, at, columns });
    const indexes = [...texts.keys()];
    const found = [...texts.values()].map(notationsIn);
    const put = (notations: readonly Notations[]): void =>
      this.pasteNoted(at, block, new Map(notations.map((one, order) => [indexes[order] ?? -1, one])));
    if (found.some(isUnclear)) void askNotations([...texts.values()]).then((answer) => answer && put(answer));
    else put(found);
  }

  private pasteNoted(at: Cell, block: readonly (readonly string[])[], notations: ReadonlyMap<number, Notations>): void {
    const { rows, columns, defaults, most, read } = this.shown;
    this.putBlock(pastedRows(rows, { block, at, columns, defaults, most, notations, read }), at);
  }

  /** Puts the value of a cell into all cells below it. False where there is nothing to fill. */
  fillDown(index: number, cell: number): boolean {
    const { rows, columns } = this.shown;
    const column = columns[cell];
    if (!column?.paste || column.paste.type === 'closed' || index >= rows.length - 1) return false;
    const value = ownPath(rows[index], ['data', column.id]) ?? null;
    const filled = rows.map((row, at) => (at > index ? withData(row, { [column.id]: value }) : row));
    const changed = rows.length - 1 - index;
    this.putBlock({ rows: filled, changed, added: 0, refused: [], left: 0, skipped: 0 }, { row: index, column: cell });
    return true;
  }

  /** Takes the last block back. @returns false where the rows were changed since */
  undoBlock(): boolean {
    const { block } = this;
    if (!block || !canTakeBack(block, this.shown.rows)) return false;
    const { at, before } = block;
    this.change(before.rows, before.keys);
    this.setBlock(undefined);
    // What had the focus may be gone: a row that the block added, or the button that took it back.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && !this.focusIn(before.keys[at.row], inputsAt(at.column))) {
      document.getElementById(this.prefix)?.focus();
    }
    return true;
  }

  private putBlock(block: PastedRows, at: Cell): void {
    const { rows, keys, columns, defaults, closedIn } = this.shown;
    const { rows: next, ...done } = closedIn
      ? withoutClosed(rows, block, { columns, defaults, isClosed: closedIn(block.rows) })
      : block;
    const first = Math.max(-1, ...keys) + 1;
    const added = Array.from({ length: next.length - rows.length }, (_, at) => first + at);
    this.change(next, [...keys, ...added]);
    this.setBlock({ ...done, at, before: { rows, keys }, after: this.shown.rows });
  }

  private setBlock(block: BlockChange | undefined): void {
    this.block = block;
    this.heard.onBlock(block);
  }

  /**
   * Moves the focus from a cell to the same cell of the row above or below; below the last row `isEntered` adds one, unless
   * nothing was entered in the last. False when the focus stays.
   */
  step(index: number, cell: number, { by, isEntered }: { by: -1 | 1; isEntered: boolean }): boolean {
    const { rows, keys, most, columns, defaults, show } = this.shown;
    const next = index + by;
    const control = inputsAt(cell);
    if (next === rows.length && isEntered && rows.length < most && !isBlank(rows[index], columns, defaults)) {
      this.insert({ kind: 'row', data: defaults }, next, control);
      return true;
    }
    if (next < 0 || next >= rows.length) return false;
    flushSync(() => show?.({ at: next }));
    return this.focusIn(keys[next], control);
  }

  private insert(row: unknown, at: number, control: string): void {
    const { rows, keys } = this.shown;
    const key = Math.max(-1, ...keys) + 1;
    this.change(inserted(rows, at, row), inserted(keys, at, key), at);
    this.focusIn(key, control);
  }

  private setRemoved(removed: readonly RemovedRow[]): void {
    this.removed = removed;
    this.heard.onRemoved(removed);
  }

  /** Shows the change at once, so that the focus can go where it is wanted. */
  private change(rows: readonly unknown[], keys: readonly number[], at?: number): void {
    const { replace, set, show } = this.shown;
    flushSync(() => {
      replace(keys);
      set?.(rows);
      if (at !== undefined) show?.({ at });
    });
  }

  /** False when there is no such control in the row. */
  private focusIn(key: number | undefined, control: string): boolean {
    const found = document.querySelector<HTMLElement>(`[id="${this.prefix}-${key}"] ${control}`);
    found?.focus();
    if (found instanceof HTMLInputElement && selectable.has(found.type)) found.select();
    return found !== null;
  }
}

/** Inputs whose text can be typed over. */
const selectable: ReadonlySet<string> = new Set(['text', 'number', 'email', 'tel', 'url']);
