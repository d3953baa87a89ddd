import type { Schemas } from '#openapi';
import { type Cell, isReadable, type ReadIssue, type ReadContext, valuesOf } from '#kinds';
import { type ColumnDates, type ColumnNumbers, foldCase, numberIn } from '#schemas/values';
import { dateWords, isBlank, numberWords, type SheetCell } from '#server/domains/sheets/index.ts';
import type { ErrorText } from '#server/kernel/errors/index.ts';
import type { DesignField } from '../design/table-design.ts';
import type { KnownNames } from './known-names.ts';
import { type RelatedTitles, titleKey } from './related-titles.ts';
import { momentAt } from './wall-clock.ts';

type Value = Schemas['RecordValue'];
type Field = Pick<DesignField, 'id' | 'kind'>;

/** In what zone cells are read, and what names mean. */
export interface CellContext {
  locale: string;
  timeZone: string;
  names: KnownNames;
  titles: RelatedTitles;
}

/** The same for the cells of one column: how their numbers and dates are written. */
export interface ColumnContext extends CellContext {
  numbers: ColumnNumbers;
  dates: ColumnDates;
}

/** Why a cell is no value of its field. */
export type CellIssue = 'kind' | 'option' | 'record' | 'records';

type Read = { value: Value } | { issue: CellIssue; words?: ErrorText | undefined };

/** Whether a column of a sheet can become this field. */
export const isFillable = isReadable;

/** What a name in a cell of this field means; null for a title of several records. */
function namesOf({ id, kind }: Field, { names, titles }: CellContext): ReadContext['named'] {
  switch (valuesOf(kind).refersTo) {
    case 'people':
      return (text) => names.user.get(foldCase(text.trim()));
    case 'departments':
      return (text) => names.department.get(foldCase(text.trim()));
    case 'records':
      return (text) => titles.get(id)?.get(titleKey(text));
    default:
      return undefined;
  }
}

function refused(issue: ReadIssue, cell: Cell, { numbers, dates }: ColumnContext): Read {
  if (issue === 'number') return { issue: 'kind', words: numberWords(cell, numbers) };
  if (issue === 'date') return { issue: 'kind', words: dateWords(cell, dates) };
  return { issue: issue === 'option' || issue === 'record' || issue === 'records' ? issue : 'kind' };
}

/** The value of a field that a cell means; an empty cell is null. Texts are taken as they are, with the spaces at their ends. */
export function cellValue(field: Field, cell: SheetCell, context: ColumnContext): Read {
  const { kind } = field;
  const { read, keepsBlank } = valuesOf(kind);
  if (cell === null || cell === '' || (!keepsBlank && isBlank(cell))) return { value: null };
  const { numbers, dates, timeZone } = context;
  const found = read?.(kind, cell, {
    number: (one) => numberIn(one, numbers),
    dates,
    moment: (one) => momentAt(one, timeZone),
    named: namesOf(field, context),
  });
  if (!found) return { issue: 'kind' };
  // Safe: a kind reads values as the contract has them.
  return 'issue' in found ? refused(found.issue, cell, context) : { value: found.value as Value };
}
