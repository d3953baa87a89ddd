import { kindOfSheet } from '#kinds/columns';
import type { Schemas } from '#openapi';
import { refuse } from '../query/issues.ts';

type Column = Schemas['SheetTableColumn'];

/** An identifier made of a heading where it has letters, else one that counts. */
function fieldId(heading: string, taken: ReadonlySet<string>): string {
  const plain = heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_\d]+|_+$/g, '')
    .slice(0, 50);
  const base = plain === '' ? 'field' : plain;
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}_${count}`;
  return id;
}

/** The form of a table that a sheet becomes, with what its columns fill. Throws `invalid_request` at a column that is there twice, and at a choice without options. */
export function sheetDesign(
  tableName: string,
  columns: readonly Column[],
): { formConfig: Schemas['FormConfig']; mapping: Schemas['ImportMapping'] } {
  const taken = new Set<string>();
  const seen = new Set<string>();
  const made = columns.map((column, at) => {
    if (seen.has(column.column)) {
      return refuse(`/columns/${at}/column`, {
        'en-US': `The column "${column.column}" is there twice.`,
        'zh-CN': `“${column.column}”列重复。`,
      });
    }
    seen.add(column.column);
    const isChoice = column.kind === 'select' || column.kind === 'multiSelect';
    if (isChoice && (column.options ?? []).length === 0) {
      return refuse(`/columns/${at}/options`, {
        'en-US': 'A choice needs options.',
        'zh-CN': '选择字段需要选项。',
      });
    }
    const id = fieldId(column.column, taken);
    taken.add(id);
    const field: Schemas['FormField'] = { node: 'field', id, label: column.label.trim(), kind: kindOfSheet(column) };
    return { column: column.column, field: column.is_required ? { ...field, is_required: true } : field };
  });
  return {
    formConfig: {
      formLabel: tableName.trim(),
      fields: made.map(({ field }) => field),
      // As the rows of the sheet: what is added later comes after them.
      list: { sort: ['created_at'] },
    },
    mapping: made.map(({ column, field }) => ({ column, field: field.id })),
  };
}
