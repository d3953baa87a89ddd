import type { Schemas } from '#openapi';
import { namedColumns } from '#server/domains/sheets/index.ts';
import { NotAllowed } from '#server/kernel/errors/index.ts';
import { refuse } from '../query/issues.ts';
import { rowsPath } from '../design/granted-columns.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import type { WriteAccess, RecordAccess } from '../record/access/record-access.ts';
import { subTablesOf } from '../rows/sub-tables.ts';
import { isFillable } from './cell-value.ts';

type Mapping = Schemas['ImportMapping'];

/** A field that a column of a sheet can fill: one of the record, or one in the rows of a sub-table. */
export interface FillableField {
  /** `due`, or `items.product` in the rows of a sub-table. */
  path: string;
  field: DesignField;
  label: string;
  /** The id of the sub-table. */
  holder?: string;
}

/** A column of a sheet with the field that it fills. */
export interface FilledField extends FillableField {
  column: string;
  /** Among the columns of the sheet. */
  index: number;
  /** Linked records and options that are not there are made. */
  createsMissing: boolean;
}

/** A table with the fields that new records may have. */
type FillableTable = Pick<WriteAccess, 'design' | 'enterable'>;

/** Throws `not_allowed` unless the caller may add records by a sheet. */
export function requireImport({ mayImport }: Pick<RecordAccess, 'mayImport'>): void {
  if (!mayImport) throw new NotAllowed({ detail: { rule: 'menuAuthorization.import' } });
}

/** The fields that the caller may fill by a sheet, those of new records, in the order of the form. */
export function fillableFields({ design, enterable }: FillableTable): FillableField[] {
  const isOpen = (id: string): boolean => enterable === 'all' || enterable.has(id);
  const own = [...design.fields.values()].filter(({ id, kind }) => isFillable(kind) && isOpen(id));
  const labelOf = (id: string): string => design.form.fields.get(id)?.label ?? id;
  const open = subTablesOf(design, enterable).filter(({ id }) => isOpen(rowsPath(id)));
  const ofRows = open.flatMap(({ id: holder, rows }) => {
    const plans = new Map(design.form.fields.get(holder)?.columns.map((plan) => [plan.id, plan.label]));
    return rows
      .filter(({ kind }) => isFillable(kind))
      .map((field): FillableField => {
        const label = `${labelOf(holder)}: ${plans.get(field.id) ?? field.id}`;
        return { path: `${holder}.${field.id}`, field, label, holder };
      });
  });
  return [...own.map((field): FillableField => ({ path: field.id, field, label: labelOf(field.id) })), ...ofRows];
}

const labelsOf = ({ id, field: { label } }: DesignField): string[] => [
  id,
  ...(typeof label === 'string' ? [label] : Object.values(label)),
];

/** All that a field may be called: its id, and its name in each language; with the name of its sub-table or without. */
function namesOf({ field, holder }: FillableField, design: TableDesign): string[] {
  const of = holder === undefined ? undefined : design.fields.get(holder);
  const own = labelsOf(field);
  if (of) return [...own, ...labelsOf(of).flatMap((name) => own.map((inner) => `${name}: ${inner}`))];
  const inList = design.config.list?.columns?.find((column) => column.field === field.id)?.label;
  return [...own, ...(inList === undefined ? [] : [inList])];
}

/** The field that a heading names, each once; null where none is. */
export const proposedFields = (access: FillableTable, columns: readonly string[]): (FillableField | null)[] =>
  namedColumns(
    columns,
    fillableFields(access).map((field) => ({ thing: field, names: namesOf(field, access.design) })),
  );

/** Throws `invalid_request` at each name that is no column of the sheet, or no field that the caller may fill, or there twice. */
export function filledFields(access: FillableTable, columns: readonly string[], mapping: Mapping): FilledField[] {
  const fields = new Map(fillableFields(access).map((field) => [field.path, field]));
  const used = new Set<string>();
  return mapping.map(({ column, field: path, create_missing: createsMissing = false }, at) => {
    const index = columns.indexOf(column);
    if (index < 0) return refuseColumn(`/mapping/${at}/column`, column);
    const field = fields.get(path);
    if (!field || used.has(path)) {
      return refuse(`/mapping/${at}/field`, {
        'en-US': field ? 'A field is filled from one column.' : `There is no field "${path}" here that you could fill.`,
        'zh-CN': field ? '一个字段只能对应一列。' : `此处没有您可导入的字段“${path}”。`,
      });
    }
    used.add(path);
    return { ...field, column, index, createsMissing };
  });
}

/** Throws `invalid_request` for a name that no column of a sheet has. */
export function refuseColumn(pointer: string, column: string): never {
  return refuse(pointer, {
    'en-US': `The sheet has no column "${column}".`,
    'zh-CN': `表格中没有“${column}”列。`,
  });
}
