import { ownPath } from '#engine/runtime';
import { sameJson } from '#schemas';
import type { PastedColumn } from './pasted-cell.ts';
import { type PastedRows, withData } from './pasted-rows.ts';

interface Closing {
  columns: readonly PastedColumn[];
  /** What a new row starts with. */
  defaults: Readonly<Record<string, unknown>>;
  /** Whether rules hide or lock a cell of the rows as they would be. */
  isClosed(row: number, column: string): boolean;
}

/** A block without what it would put into cells that rules of their row close: these keep their values and are named. */
export function withoutClosed(before: readonly unknown[], done: PastedRows, closing: Closing): PastedRows {
  const { columns, defaults, isClosed } = closing;
  const refused = [...done.refused];
  let taken = 0;
  const rows = done.rows.map((row, index) => {
    if (row === before[index]) return row;
    const held: Record<string, unknown> = {};
    for (const { id, label } of columns) {
      const value = ownPath(row, ['data', id]) ?? null;
      const own = (index < before.length ? ownPath(before[index], ['data', id]) : defaults[id]) ?? null;
      if (sameJson(value, own) || !isClosed(index, id)) continue;
      held[id] = own;
      taken += 1;
      refused.push({ row: index, column: label, text: String(value ?? ''), reason: 'closed' });
    }
    return Object.keys(held).length === 0 ? row : withData(row, held);
  });
  return taken === 0 ? done : { ...done, rows, refused, changed: Math.max(0, done.changed - taken) };
}
