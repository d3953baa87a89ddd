import { flushSync } from 'react-dom';
import { type RowActions, swapped } from './rows.ts';

/** The rows as they are shown. */
interface Shown {
  rows: readonly unknown[];
  keys: readonly number[];
  replace(keys: readonly number[]): void;
  /** Absent: nothing is bound. */
  set: ((rows: readonly unknown[]) => void) | undefined;
  /** Has a row shown that may be out of sight; absent: all are there. */
  show: ((wanted: { at: number }) => void) | undefined;
}

/** Adds, moves and removes rows by their indexes; the focus stays with the row, or moves to the next one. */
export class RowControl implements RowActions {
  private readonly prefix: string;
  private shown: Shown = { rows: [], keys: [], replace: () => undefined, set: undefined, show: undefined };

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** Called after each rendering. */
  now(shown: Shown): void {
    this.shown = shown;
  }

  add(data: Readonly<Record<string, unknown>>): void {
    const { rows, keys } = this.shown;
    const key = Math.max(-1, ...keys) + 1;
    this.change([...rows, { kind: 'row', data }], [...keys, key], rows.length);
    this.focusIn(key, 'td :is(input, select, textarea, button)');
  }

  move(index: number, by: -1 | 1): void {
    const { rows, keys } = this.shown;
    this.change(swapped(rows, index, index + by), swapped(keys, index, index + by), index + by);
    const wanted = by < 0 ? '[data-up]' : '[data-down]';
    if (!this.focusIn(keys[index], `${wanted}:not(:disabled)`)) {
      this.focusIn(keys[index], ':is([data-up], [data-down]):not(:disabled)');
    }
  }

  remove(index: number): void {
    const { rows, keys } = this.shown;
    const others = <T>(list: readonly T[]): T[] => list.filter((_, at) => at !== index);
    const left = others(keys);
    const next = Math.min(index, left.length - 1);
    this.change(others(rows), left, next);
    if (!this.focusIn(left[next], '[data-remove]')) {
      document.getElementById(this.prefix)?.focus();
    }
  }

  /** Shows the change at once, so that the focus can go where it is wanted. */
  private change(rows: readonly unknown[], keys: readonly number[], at: number): void {
    const { replace, set, show } = this.shown;
    flushSync(() => {
      replace(keys);
      set?.(rows);
      show?.({ at });
    });
  }

  /** False when there is no such control in the row. */
  private focusIn(key: number | undefined, control: string): boolean {
    const found = document.querySelector<HTMLElement>(`[id="${this.prefix}-${key}"] ${control}`);
    found?.focus();
    return found !== null;
  }
}
