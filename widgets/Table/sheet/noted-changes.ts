import type { Notations, PastedTexts } from '../../kit/record/paste/ask-notations.ts';
import type { TableColumn } from '../model/columns/column.ts';
import type { SheetCell, SheetChange } from './sheet-history.ts';

/** A column whose texts could mean two dates or two numbers, in what is typed or pasted into a list. */
interface NotedColumn extends PastedTexts {
  field: string;
}

/** What the texts of a column are read as; `words` may be both ends of a range. */
function holdsOf({ editor, kind }: TableColumn): PastedTexts['holds'] | undefined {
  const by = editor ?? kind;
  if (by === 'number') return 'numbers';
  return by === 'date' || by === 'datetime' || by === 'words' ? 'dates' : undefined;
}

/** The columns of dates and numbers that texts go into, with these texts. */
export const notedColumns = (changes: readonly SheetChange[], columns: readonly TableColumn[]): NotedColumn[] =>
  columns.flatMap((column) => {
    const holds = holdsOf(column);
    const { field, header } = column;
    const texts = changes.flatMap(({ cells }) =>
      cells.flatMap((cell) => (cell.field === field ? (cell.text ?? []) : [])),
    );
    return holds && texts.length > 0 ? [{ field, name: header, holds, texts }] : [];
  });

/** The changes with how the dates and numbers of each field are written. */
export function notedChanges(
  changes: readonly SheetChange[],
  columns: readonly NotedColumn[],
  notations: readonly Notations[],
): SheetChange[] {
  const byField = new Map(columns.map(({ field }, at) => [field, notations[at]]));
  const noted = (cell: SheetCell): SheetCell => {
    const { dates, numbers } = byField.get(cell.field) ?? {};
    return {
      ...cell,
      ...((dates === 'dayFirst' || dates === 'monthFirst') && { dates }),
      ...((numbers === 'point' || numbers === 'comma') && { numbers }),
    };
  };
  return changes.map(({ cells, ...change }) => ({ ...change, cells: cells.map(noted) }));
}
