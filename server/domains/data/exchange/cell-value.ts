import { foldCase } from '#schemas';
import type { Schemas } from '#openapi';
import { type ColumnNotation, dateOf, flagOf, numberOf, type SheetCell, timeOf } from '#server/domains/sheets/index.ts';
import type { ErrorText } from '#server/kernel/errors/index.ts';
import type { FieldKind } from '../store/storage.ts';
import type { DesignField } from '../design/table-design.ts';
import { momentAt } from './wall-clock.ts';
import type { KnownNames } from './known-names.ts';
import { numberWords } from './number-words.ts';
import { type RelatedTitles, titleKey } from './related-titles.ts';
import { separators } from './separators.ts';

type Value = Schemas['RecordValue'];

/** In what zone and language cells are read, and what names mean. */
export interface CellContext {
  locale: string;
  timeZone: string;
  names: KnownNames;
  titles: RelatedTitles;
}

/** The same for the cells of one column: how their numbers are written. */
export interface ColumnContext extends CellContext {
  numbers: ColumnNotation;
}

/** Why a cell is no value of its field. */
export type CellIssue = 'kind' | 'option' | 'record' | 'records';

type Read = { value: Value } | { issue: CellIssue; words?: ErrorText | undefined };

const refused = (issue: CellIssue): Read => ({ issue });
const orRefused = (value: Value | undefined, issue: CellIssue = 'kind'): Read =>
  value === undefined ? refused(issue) : { value };

/** Kinds that a cell can fill. */
const fillable: ReadonlySet<string> = new Set([
  'text',
  'richText',
  'number',
  'boolean',
  'date',
  'dateRange',
  'time',
  'select',
  'multiSelect',
  'user',
  'department',
  'colour',
  'relation',
]);

/** Whether a column of a sheet can become this field. Options of other tables are not read yet. */
export const isFillable = (kind: FieldKind): boolean =>
  fillable.has(kind.type) &&
  !('options' in kind && kind.options.source !== 'fixed') &&
  !(kind.type === 'relation' && kind.reverse_field !== undefined);

const lengths = { year: 4, month: 7, day: 10 } as const;

/** A day or a moment as a field of that granularity stores it. */
function dateValue(
  cell: SheetCell,
  granularity: 'year' | 'month' | 'day' | 'minute' | 'second',
  { locale, timeZone }: CellContext,
): string | undefined {
  if (granularity === 'year' && typeof cell === 'number')
    return cell >= 1000 && cell <= 9999 ? String(cell) : undefined;
  const found = dateOf(cell, { monthFirst: locale === 'en-US' });
  if (!found) return undefined;
  if (granularity === 'minute' || granularity === 'second') return momentAt(found, timeZone);
  return found.day.slice(0, lengths[granularity]);
}

const rangeSeparators = /\s+(?:–|—|-|~|～|至|to)\s+|[~～至–—]/;

/** All of the values, or why one of them is none. */
function several(cell: SheetCell, find: (text: string) => string | undefined): Read {
  const whole = find(String(cell));
  if (whole !== undefined) return { value: [whole] };
  const values = String(cell)
    .split(separators)
    .filter((part) => part !== '')
    .map(find);
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? { value: [...new Set(known)] } : refused('option');
}

/** The option of a choice that a text names, by its value or by its name in some language. */
export function optionOf(options: Schemas['OptionSource'], text: string): string | undefined {
  if (options.source !== 'fixed') return undefined;
  const wanted = foldCase(text.trim());
  const isNamed = ({ value, label }: Schemas['Option']): boolean =>
    foldCase(value) === wanted ||
    (typeof label === 'string' ? [label] : Object.values(label)).some((one) => foldCase(one.trim()) === wanted);
  return options.options.find(isNamed)?.value;
}

function rangeValue(cell: SheetCell, granularity: Parameters<typeof dateValue>[1], context: CellContext): Read {
  const parts = String(cell).split(rangeSeparators);
  const ends = parts.map((part) => (part.trim() === '' ? null : dateValue(part.trim(), granularity, context)));
  const [from, to] = ends;
  if (ends.length !== 2 || from === undefined || to === undefined) return refused('kind');
  return { value: { kind: 'range', from, to } };
}

/** The linked records that a cell names by their titles; one that several records have, or none, is an issue. */
function linked(isMultiple: boolean, cell: SheetCell, titles: ReadonlyMap<string, string | null>): Read {
  let ambiguous = false;
  const find = (text: string): string | undefined => {
    const id = titles.get(titleKey(text));
    if (id === null) ambiguous = true;
    return id ?? undefined;
  };
  const read = isMultiple ? several(cell, find) : orRefused(find(String(cell)), 'record');
  return 'issue' in read ? refused(ambiguous ? 'records' : 'record') : read;
}

/** A number as people type it, without an exponent. */
const textOf = (cell: SheetCell): string =>
  typeof cell === 'number'
    ? cell.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 })
    : String(cell);

function numberValue(cell: SheetCell, notation: ColumnNotation): Read {
  const number = numberOf(cell, notation);
  return number === undefined ? { issue: 'kind', words: numberWords(cell, notation) } : { value: number };
}

/** The value of a field that a cell means; an empty cell is null. */
export function cellValue(
  { id, kind }: Pick<DesignField, 'id' | 'kind'>,
  cell: SheetCell,
  context: ColumnContext,
): Read {
  if (cell === null) return { value: null };
  switch (kind.type) {
    case 'text':
    case 'richText':
      return { value: textOf(cell) };
    case 'number':
      return numberValue(cell, context.numbers);
    case 'boolean':
      return orRefused(flagOf(cell));
    case 'date':
      return orRefused(dateValue(cell, kind.granularity, context));
    case 'dateRange':
      return rangeValue(cell, kind.granularity, context);
    case 'time':
      return orRefused(timeOf(cell)?.slice(0, kind.granularity === 'second' ? 8 : 5));
    case 'colour':
      return /^#[0-9a-f]{6}$/i.test(String(cell)) ? { value: String(cell).toLowerCase() } : refused('kind');
    case 'select':
      return orRefused(optionOf(kind.options, textOf(cell)), 'option');
    case 'multiSelect':
      return several(textOf(cell), (text) => optionOf(kind.options, text));
    case 'user':
    case 'department': {
      const named = context.names[kind.type];
      const find = (text: string) => named.get(foldCase(text.trim()));
      return kind.is_multiple ? several(textOf(cell), find) : orRefused(find(textOf(cell)), 'option');
    }
    case 'relation':
      return linked(kind.is_multiple === true, textOf(cell), context.titles.get(id) ?? new Map());
    default:
      return refused('kind');
  }
}
