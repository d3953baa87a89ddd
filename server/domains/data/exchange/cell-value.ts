import { foldCase } from '#schemas';
import type { Schemas } from '#openapi';
import { asPercent, type ColumnDates, rangeEnds, readDate, readFlag, readList, readOption, readTimeOf } from '#schemas';
import { type ColumnNotation, isBlank, numberOf, type SheetCell } from '#server/domains/sheets/index.ts';
import type { ErrorText } from '#server/kernel/errors/index.ts';
import type { FieldKind } from '../store/storage.ts';
import type { DesignField } from '../design/table-design.ts';
import { dateWords } from './date-words.ts';
import { flagLabels } from '../store/flag-labels.ts';
import type { KnownNames } from './known-names.ts';
import { numberWords } from './number-words.ts';
import { type RelatedTitles, titleKey } from './related-titles.ts';
import { momentAt } from './wall-clock.ts';

type Value = Schemas['RecordValue'];

/** In what zone cells are read, and what names mean. */
export interface CellContext {
  locale: string;
  timeZone: string;
  names: KnownNames;
  titles: RelatedTitles;
}

/** The same for the cells of one column: how their numbers and dates are written. */
export interface ColumnContext extends CellContext {
  numbers: ColumnNotation;
  dates: ColumnDates;
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

type Granularity = 'year' | 'month' | 'day' | 'minute' | 'second';

const lengths = { year: 4, month: 7, day: 10 } as const;

/**
 * A day or a moment as a field of that granularity stores it. What says less than the field holds, as a month where a day is wanted, is
 * none, and so is a time that a day has no room for: neither is made up or dropped.
 */
function dateValue(
  cell: SheetCell,
  granularity: Granularity,
  { dates, timeZone }: Pick<ColumnContext, 'dates' | 'timeZone'>,
): string | undefined {
  if (granularity === 'year' && typeof cell === 'number')
    return cell >= 1000 && cell <= 9999 ? String(cell) : undefined;
  const found = readDate(cell, dates);
  if (!found) return undefined;
  if (granularity === 'minute' || granularity === 'second')
    return found.precision === 'day' ? momentAt(found, timeZone) : undefined;
  const isWhole = lengths[found.precision] >= lengths[granularity] && (found.time ?? '00:00:00') === '00:00:00';
  return isWhole ? found.day.slice(0, lengths[granularity]) : undefined;
}

/** All of the values, or why one of them is none. */
function several(cell: string, find: (text: string) => string | undefined): Read {
  const values = readList(cell, find);
  return values === undefined ? refused('option') : { value: values };
}

const labelsOf = ({ label }: Schemas['Option']): string[] =>
  typeof label === 'string' ? [label] : Object.values(label);

/** The option of a choice that a text names, by its name in some language or by its value. */
export function optionOf(options: Schemas['OptionSource'], text: string): string | undefined {
  if (options.source !== 'fixed') return undefined;
  return readOption(
    options.options.map((option) => ({ value: option.value, labels: labelsOf(option) })),
    text,
  )?.value;
}

/** The values of a choice of several; where more may be typed, what is no option is a value too. */
function choices({ options, is_open: isOpen }: Extract<FieldKind, { type: 'multiSelect' }>, text: string): Read {
  const known = several(text, (name) => optionOf(options, name));
  return 'value' in known || isOpen !== true ? known : several(text, (name) => optionOf(options, name) ?? name);
}

function dated(cell: SheetCell, value: string | undefined, dates: ColumnDates): Read {
  return value === undefined ? { issue: 'kind', words: dateWords(cell, dates) } : { value };
}

function rangeValue(cell: SheetCell, granularity: Granularity, context: ColumnContext): Read {
  const ends = rangeEnds(cell)?.map((end) => (end === '' ? null : dateValue(end, granularity, context)));
  const [from, to] = ends ?? [];
  if (from === undefined || to === undefined || (from === null && to === null))
    return { issue: 'kind', words: dateWords(cell, context.dates) };
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
  const read = isMultiple ? several(String(cell), find) : orRefused(find(String(cell)), 'record');
  return 'issue' in read ? refused(ambiguous ? 'records' : 'record') : read;
}

/** A number as people type it, without an exponent. */
const textOf = (cell: SheetCell): string =>
  typeof cell === 'number'
    ? cell.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 })
    : String(cell);

function numberValue(cell: SheetCell, isPercent: boolean, notation: ColumnNotation): Read {
  const number = numberOf(cell, notation);
  if (number === undefined) return { issue: 'kind', words: numberWords(cell, notation) };
  return { value: isPercent ? asPercent(cell, number) : number };
}

/** The value of a field that a cell means; an empty cell is null. Texts are taken as they are, with the spaces at their ends. */
export function cellValue(
  { id, kind }: Pick<DesignField, 'id' | 'kind'>,
  cell: SheetCell,
  context: ColumnContext,
): Read {
  if (cell === null || cell === '') return { value: null };
  if (kind.type === 'text' || kind.type === 'richText') return { value: textOf(cell) };
  if (isBlank(cell)) return { value: null };
  switch (kind.type) {
    case 'number':
      return numberValue(cell, kind.style === 'percent', context.numbers);
    case 'boolean':
      return orRefused(readFlag(cell, flagLabels(kind)));
    case 'date':
      return dated(cell, dateValue(cell, kind.granularity, context), context.dates);
    case 'dateRange':
      return rangeValue(cell, kind.granularity, context);
    case 'time':
      return orRefused(readTimeOf(cell, kind.granularity));
    case 'colour':
      return orRefused(/^#[0-9a-f]{6}$/i.exec(String(cell).trim())?.[0].toLowerCase());
    case 'select':
      return orRefused(optionOf(kind.options, textOf(cell)), 'option');
    case 'multiSelect':
      return choices(kind, textOf(cell));
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
