import { foldCase } from '#schemas';
import type { Schemas } from '#openapi';
import { refuse } from '../query/issues.ts';

type Column = Schemas['SheetTableColumn'];
type Kind = Schemas['FieldKind'];

/** Options that people told apart by nothing but case would be one when a sheet is read. */
const fixed = (options: readonly string[]): Schemas['OptionSource'] => {
  const once = new Map(options.map((text) => text.trim()).map((text) => [foldCase(text), text]));
  return { source: 'fixed', options: [...once.values()].map((text) => ({ value: text, label: text })) };
};

/** The kind of field that a column becomes. */
function kindOf({ kind, precision = 0, is_grouped, options = [] }: Column): Kind {
  switch (kind) {
    case 'text':
    case 'phone':
      return { type: 'text' };
    case 'longText':
      return { type: 'text', widget: 'area', max_length: 32_767 };
    case 'email':
    case 'url':
      return { type: 'text', format: kind, max_length: 2_000 };
    case 'number':
      return { type: 'number', precision, ...(is_grouped !== undefined && { is_grouped }) };
    case 'money':
      return { type: 'number', style: 'money', precision: Math.max(precision, 2) };
    case 'percent':
      // 12.5 percent is stored as 0.125, and shown with one digit.
      return { type: 'number', style: 'percent', precision: Math.max(precision - 2, 0) };
    case 'date':
      return { type: 'date', granularity: 'day' };
    case 'datetime':
      return { type: 'date', granularity: 'minute' };
    case 'select':
    case 'multiSelect':
      return { type: kind, options: fixed(options) };
    default:
      return { type: kind };
  }
}

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
    const field: Schemas['FormField'] = { node: 'field', id, label: column.label.trim(), kind: kindOf(column) };
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
