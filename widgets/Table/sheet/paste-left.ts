import type { IntlShape } from 'react-intl';
import type { HostQuestion } from '#engine/runtime';
import type { CellPosition } from '../model/cell-position.ts';

/** What of a pasted block does not fit into the list. */
export interface PasteLeft {
  /** Lines below the last row of the list. */
  lines: readonly string[];
  /** Texts beside the last column. */
  beside: number;
  /** Texts over cells that cannot be changed, by their column. */
  closed: ReadonlyMap<string, number>;
}

interface Target {
  rows: number;
  /** The column at a position; undefined beside the last one. */
  nameAt(column: number): string | undefined;
  isEditable(cell: CellPosition): boolean;
}

/** What would be left out if a block were pasted at a cell; undefined when all of it fits. */
export function leftOf(
  block: readonly (readonly string[])[],
  from: CellPosition,
  { rows, nameAt, isEditable }: Target,
): PasteLeft | undefined {
  const lines: string[] = [];
  const closed = new Map<string, number>();
  let beside = 0;
  block.forEach((cells, below) => {
    const row = from.row + below;
    const filled = cells.filter((text) => text.trim() !== '');
    if (filled.length === 0) return;
    if (row >= rows) {
      lines.push(filled.join(' · '));
      return;
    }
    cells.forEach((text, right) => {
      if (text.trim() === '') return;
      const name = nameAt(from.column + right);
      if (name === undefined) beside += 1;
      else if (!isEditable({ row, column: from.column + right })) closed.set(name, (closed.get(name) ?? 0) + 1);
    });
  });
  return lines.length + beside + closed.size > 0 ? { lines, beside, closed } : undefined;
}

/** Asks whether the rest of a block is to be pasted, and names what would be left out. */
export function leftQuestion(
  { lines, beside, closed }: PasteLeft,
  changed: number,
  { locale, formatMessage }: Pick<IntlShape, 'locale' | 'formatMessage'>,
): HostQuestion {
  const sentences = [
    lines.length > 0 && formatMessage({ id: 'widget.Table.leftLines' }, { count: lines.length }),
    ...[...closed].map(([column, count]) => formatMessage({ id: 'widget.Table.leftClosed' }, { column, count })),
    beside > 0 && formatMessage({ id: 'widget.Table.leftBeside' }, { count: beside }),
    formatMessage({ id: 'widget.Table.leftChanged' }, { count: changed }),
  ];
  return {
    title: formatMessage({ id: 'widget.Table.leftTitle' }),
    // No space follows a full stop in Chinese.
    text: sentences.filter(Boolean).join(locale.startsWith('zh') ? '' : ' '),
    ...(lines.length > 0 && { names: lines }),
    ok: formatMessage({ id: 'widget.Table.leftYes' }),
  };
}
