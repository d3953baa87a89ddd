import type { Schemas } from '#openapi';
import { type Nameable, namedColumns } from '#server/domains/sheets/index.ts';
import { Invalid, localized, type RequestIssue } from '#server/kernel/errors/index.ts';
import { type FieldColumns, headings, type SheetField, sheetFields, synonyms } from './columns.ts';
import { type ExtraColumn, extraName } from './extra-columns.ts';

const isSheetField = (name: string): name is SheetField => sheetFields.some((field) => field === name);

/** Extra fields are named by their own labels first: a workspace that has one called "Phone" means that one. */
const nameables = (extra: readonly ExtraColumn[]): Nameable<string>[] => [
  ...sheetFields.map((field) => ({
    thing: field as string,
    names: Object.values(headings[field]),
    synonyms: [...synonyms[field], field],
  })),
  ...extra.map((column) => ({
    thing: extraName(column),
    names: [column.heading, column.field.label],
    synonyms: [column.field.name],
  })),
];

/** What each column of a sheet becomes by its heading; null where that is unclear (ORG-15). */
export const proposedColumns = (columns: readonly string[], extra: readonly ExtraColumn[]): (string | null)[] =>
  namedColumns(columns, nameables(extra));

/** All that a column can become, in the order of the template. An account is not needed beside an e-mail address. */
export const importFields = (
  extra: readonly ExtraColumn[],
  locale: 'zh-CN' | 'en-US',
): Schemas['AccountImportProposal']['fields'] => [
  ...sheetFields.map((field) => ({
    field,
    label: localized(locale, headings[field]),
    required: field === 'username' || field === 'real_name',
  })),
  ...extra.map((column) => ({
    field: extraName(column),
    label: column.heading,
    required: column.field.required,
    ...(column.field.type === 'number' && { reads: 'numbers' as const }),
    ...(column.field.type === 'date' && { reads: 'dates' as const }),
  })),
];

/** The column of each field by what the headings propose. */
export const columnsByField = (proposed: readonly (string | null)[]): FieldColumns =>
  new Map(proposed.flatMap((name, at) => (name === null ? [] : [[name, at] as const])));

/** The same by what was chosen. Throws `invalid_request` at each column and field that is not there, or there twice. */
export function mappedColumns(
  columns: readonly string[],
  extra: readonly ExtraColumn[],
  mapping: Schemas['AccountImportMapping'],
): FieldColumns {
  const found = new Map<string, number>();
  const issues: RequestIssue[] = [];
  for (const [at, { column, field }] of mapping.entries()) {
    const index = columns.indexOf(column);
    if (index < 0) issues.push({ pointer: `/mapping/${at}/column`, message: noColumn(column) });
    else if (found.has(field)) issues.push({ pointer: `/mapping/${at}/field`, message: repeated });
    else if (!isSheetField(field) && !extra.some((one) => extraName(one) === field)) {
      issues.push({ pointer: `/mapping/${at}/field`, message: noField(field) });
    } else found.set(field, index);
  }
  if (issues.length > 0) throw new Invalid({ issues });
  return found;
}

const noColumn = (column: string) => ({
  'en-US': `The sheet has no column "${column}".`,
  'zh-CN': `表格中没有“${column}”列。`,
});
const noField = (field: string) => ({
  'en-US': `A person has no field "${field}".`,
  'zh-CN': `人员没有字段“${field}”。`,
});
const repeated = { 'en-US': 'A field is filled from one column.', 'zh-CN': '一个字段只能对应一列。' };
