import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#openapi';
import type { DateNotation, NumberNotation } from '#schemas/values';
import type { SheetWindow } from '#server/domains/sheets/index.ts';
import { type CellContext, cellValue } from './cell-value.ts';
import type { FilledField } from './import-fields.ts';
import { type Issue, issueCode, issueText, recordIssues, valueIssueText } from './import-issues.ts';
import { missingKey } from './missing-values.ts';

type Data = Schemas['RecordData'];
type Value = Schemas['RecordValue'];

/** A record of a sheet: one row, or several of which each adds a row to its sub-tables. */
export interface SheetRecord {
  /** Its rows, as the sheet counts; the first has the record's own values. */
  numbers: number[];
  data: Data;
  /** Of each sub-table the rows that its rows come from. */
  rowNumbers: ReadonlyMap<string, readonly number[]>;
  issues: Issue[];
}

interface RowContext {
  filled: readonly FilledField[];
  context: CellContext;
  /** How numbers are written in columns where the cells do not tell. */
  numbers: NumberNotation | undefined;
  /** In what order dates are written in columns where the cells do not tell. */
  dates: DateNotation | undefined;
}

/** The values of one row by their paths, with what is wrong with its cells. */
function readRow(
  { rows, numbers, notations, dates }: SheetWindow,
  at: number,
  { filled, context, ...chosen }: RowContext,
) {
  const row = numbers[at] ?? 0;
  const values = new Map<FilledField, Value>();
  const issues: Issue[] = [];
  for (const one of filled) {
    const [found, order] = [notations[one.index] ?? null, dates[one.index] ?? null];
    const column = {
      ...context,
      numbers: found === 'unclear' ? (chosen.numbers ?? found) : found,
      dates: order === 'unclear' ? (chosen.dates ?? order) : order,
    };
    const read = cellValue({ id: one.path, kind: one.field.kind }, rows[at]?.[one.index] ?? null, column);
    if ('value' in read) {
      if (read.value !== null) values.set(one, read.value);
      continue;
    }
    const { issue, words } = read;
    const value = rows[at]?.[one.index];
    const message = valueIssueText(issue, { value, kind: one.field.kind, words, locale: context.locale });
    issues.push({ row, column: one.column, field: one.path, code: issueCode(issue), message });
  }
  return { row, values, issues };
}

/** One record of some rows of a part of a sheet. */
export function sheetRecord(window: SheetWindow, group: readonly number[], rowContext: RowContext): SheetRecord {
  const own: Data = {};
  const rowsOf = new Map<string, { kind: 'row'; data: Data }[]>();
  const rowNumbers = new Map<string, number[]>();
  const numbers: number[] = [];
  const issues: Issue[] = [];
  for (const at of group) {
    const { row, values, issues: unread } = readRow(window, at, rowContext);
    issues.push(...unread);
    numbers.push(row);
    const inRow = new Map<string, Data>();
    for (const [{ path, field, holder, column }, value] of values) {
      if (holder !== undefined) inRow.set(holder, { ...inRow.get(holder), [field.id]: value });
      else if (numbers.length === 1) own[path] = value;
      else if (!isDeepStrictEqual(own[path], value)) {
        const message = issueText('differs', rowContext.context.locale);
        issues.push({ row, column, field: path, code: 'rule', message });
      }
    }
    for (const [holder, data] of inRow) {
      rowsOf.set(holder, [...(rowsOf.get(holder) ?? []), { kind: 'row', data }]);
      rowNumbers.set(holder, [...(rowNumbers.get(holder) ?? []), row]);
    }
  }
  return { numbers, data: { ...own, ...Object.fromEntries(rowsOf) }, rowNumbers, issues };
}

/** The value at a path of a record's data. */
function valueAt(data: Data, path: string, index: number | undefined): unknown {
  const [id = '', inner] = path.split('.');
  const value = data[id];
  if (inner === undefined) return value;
  const row: unknown = Array.isArray(value) ? value[index ?? 0] : undefined;
  return typeof row === 'object' && row !== null && 'data' in row ? (row.data as Data)[inner] : undefined;
}

/** What the record engine said about a record, at its cells. Rethrows what is no matter of the record. */
export const engineIssues = (
  error: unknown,
  { numbers: [row = 0], data, rowNumbers }: SheetRecord,
  { filled, locale }: { filled: readonly FilledField[]; locale: string },
): Issue[] =>
  recordIssues(error, {
    row,
    filled,
    locale,
    rowAt: (subTable, index) => rowNumbers.get(subTable)?.[index],
    isEmpty: (path, index) => valueAt(data, path, index) === undefined,
  });

/** The value with those in it that were still to be made: what `made` answers for them, and without what it does not. */
function replaced(value: Value, made: (key: string) => string | undefined): Value {
  const one = (item: unknown): unknown[] => {
    const key = missingKey(item);
    return key === undefined ? [item] : [made(key) ?? []].flat();
  };
  // Safe: the stand-ins are texts, and so is what replaces them.
  if (Array.isArray(value)) return value.flatMap(one) as Value;
  return (one(value)[0] ?? null) as Value;
}

/** The data of a record with what was made instead of what was missing; `made` is asked with the path of a field. */
export function withMade(
  data: Data,
  made: (path: string, key: string) => string | undefined,
): { data: Data; left: ReadonlySet<string> } {
  const left = new Set<string>();
  const through = (path: string, value: Value): Value =>
    replaced(value, (key) => {
      const found = made(path, key);
      if (found === undefined) left.add(path);
      return found;
    });
  const of = (id: string, value: Value): Value => {
    if (!Array.isArray(value)) return through(id, value);
    const rows = value.map((one) => {
      if (typeof one !== 'object' || one === null || !('kind' in one) || one.kind !== 'row') return one;
      const inner = Object.entries(one.data).map(([field, cell]) => [field, through(`${id}.${field}`, cell)] as const);
      return { ...one, data: Object.fromEntries(inner) };
    });
    // Safe: rows stay rows, and everything else stays what it was.
    return through(id, rows as Value);
  };
  const entries = Object.entries(data).map(([id, value]) => [id, of(id, value)] as const);
  // Safe: a field whose values are all left out has none.
  return { data: Object.fromEntries(entries.filter(([, value]) => value !== null)) as Data, left };
}

/** Every value that a record still lacks, by path. */
export function lackedBy({ data }: SheetRecord): { path: string; key: string }[] {
  const found: { path: string; key: string }[] = [];
  withMade(data, (path, key) => {
    found.push({ path, key });
    return undefined;
  });
  return found;
}
