import type { Schemas } from '#openapi';
import { NotAllowed } from '#server/kernel/errors/index.ts';
import { refuse } from '../query/issues.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import type { RecordAccess } from '../record/access.ts';
import { isFillable } from './cell-value.ts';

type Mapping = Schemas['ImportMapping'];

/** A column of a sheet with the field that it fills. */
export interface FilledField {
  field: DesignField;
  column: string;
  /** Among the columns of the sheet. */
  index: number;
}

/** Throws `not_allowed` unless the caller may add records by a sheet. */
export function requireImport({ mayImport }: RecordAccess): void {
  if (!mayImport) throw new NotAllowed({ detail: { rule: 'menuAuthorization.import' } });
}

/** The fields that the caller may fill by a sheet, those of new records, in the order of the form. */
export function fillableFields({ design, enterable }: RecordAccess): DesignField[] {
  return [...design.fields.values()].filter(
    ({ id, kind }) => isFillable(kind) && (enterable === 'all' || enterable.has(id)),
  );
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_\-*:：()（）]/g, '');

/** All that a field may be called: its id, and its name in each language. */
function namesOf({ id, field }: DesignField, design: TableDesign): string[] {
  const { label } = field;
  const own = design.config.list?.columns?.find((column) => column.field === id)?.label;
  return [id, ...(typeof label === 'string' ? [label] : Object.values(label)), ...(own === undefined ? [] : [own])];
}

/** The field that a heading names, each once; null where none is. */
export function proposedFields(access: RecordAccess, columns: readonly string[]): (DesignField | null)[] {
  const left = new Set(fillableFields(access));
  return columns.map((column) => {
    const found = [...left].find((field) =>
      namesOf(field, access.design).some((name) => plain(name) === plain(column)),
    );
    if (found) left.delete(found);
    return found ?? null;
  });
}

/** Throws `invalid_request` at each name that is no column of the sheet, or no field that the caller may fill, or there twice. */
export function filledFields(access: RecordAccess, columns: readonly string[], mapping: Mapping): FilledField[] {
  const fields = new Map(fillableFields(access).map((field) => [field.id, field]));
  const used = new Set<string>();
  return mapping.map(({ column, field: id }, at) => {
    const index = columns.indexOf(column);
    if (index < 0) {
      return refuse(`/mapping/${at}/column`, {
        'en-US': `The sheet has no column "${column}".`,
        'zh-CN': `表格中没有“${column}”列。`,
      });
    }
    const field = fields.get(id);
    if (!field || used.has(id)) {
      return refuse(`/mapping/${at}/field`, {
        'en-US': field ? 'A field is filled from one column.' : `There is no field "${id}" here that you could fill.`,
        'zh-CN': field ? '一个字段只能对应一列。' : `此处没有您可导入的字段“${id}”。`,
      });
    }
    used.add(id);
    return { field, column, index };
  });
}
