import type { Schemas } from '#openapi';
import { controlOf, isPassword } from '#kinds';
import { labelIn } from '../../design/label.ts';
import type { TableDesign } from '../../design/table-design.ts';
import { orderedBy } from '../../store/expressions.ts';
import { reachableField } from '../../query/reachable.ts';
import type { FieldKind } from '../../store/storage.ts';
import { subTablesOf } from '../../rows/sub-tables.ts';
import type { VisibleFields } from '../../design/visible-design.ts';
import type { DesignedTable, TableSight, AnswerAccess, WriteAccess } from '../access/record-access.ts';
import { isAmong } from '../access/sent-columns.ts';

type RecordColumn = Schemas['RecordColumn'];

/** The caller may write the field by itself, as far as these fields are open. */
function isWritable({ design }: DesignedTable, open: VisibleFields, id: string): boolean {
  const field = design.fields.get(id)?.field;
  return isAmong(open, id) && field !== undefined && !field.is_read_only;
}

/** What a cell of a field is edited by; undefined for one that the caller cannot change. */
const editorOf = (access: AnswerAccess, id: string, kind: FieldKind): RecordColumn['editor'] =>
  access.changeable && isWritable(access, access.editable, id) ? controlOf(kind).editor?.(kind) : undefined;

/** What a new record takes the value of a field by in the list; values that a right sets are not asked for. */
function addEditorOf(access: WriteAccess, id: string, kind: FieldKind): RecordColumn['add_editor'] {
  const { mayAdd, enterable, fixed } = access;
  if (!mayAdd || !isWritable(access, enterable, id) || fixed?.has(id)) return undefined;
  const editor = controlOf(kind).editor?.(kind);
  // Files need a record to belong to, and of texts only names of options are read before they are sent.
  if (editor === 'files' || (editor === 'words' && kind.type !== 'multiSelect')) return undefined;
  return editor;
}

function optionsOf(kind: FieldKind, locale: string): RecordColumn['options'] {
  if ((kind.type !== 'select' && kind.type !== 'multiSelect') || kind.options.source !== 'fixed') return undefined;
  return kind.options.options.map(({ value, label, colour }) => ({
    value,
    label: labelIn(label, locale),
    ...(colour !== undefined && { colour }),
  }));
}

/** The design's columns by id or path, else every field of its form. */
function columnIds({ config, fields }: TableDesign): string[] {
  const chosen = (config.list?.columns ?? []).filter(({ is_hidden }) => !is_hidden).map(({ field }) => field);
  return chosen.length === 0 ? [...fields.keys()] : chosen;
}

/** What people call a field; one of a linked record, or of rows, by both. */
export function labelOf({ design, links }: Pick<TableSight, 'design' | 'links'>, path: string): string {
  const [id = '', inner] = path.split('.');
  const label = design.form.fields.get(id)?.label ?? id;
  if (inner === undefined) return label;
  const column = design.form.fields.get(id)?.columns.find((one) => one.id === inner)?.label;
  const other = column ?? links?.tables.get(id)?.design.form.fields.get(inner)?.label ?? inner;
  return `${label} · ${other}`;
}

/** The fields that an export can name: what the list can show, and the sub-tables. */
export function exportFields(
  { design, visible }: TableSight,
  columns: readonly RecordColumn[],
): { field: string; label: string }[] {
  const rows = subTablesOf(design, visible).map(({ id }) => ({
    field: id,
    label: design.form.fields.get(id)?.label ?? id,
  }));
  return [...columns.map(({ field, label }) => ({ field, label })), ...rows];
}

/** The columns of a list of records, as the caller sees them: in the design's order, without hidden fields. */
export const recordColumns = (access: WriteAccess, locale: string): RecordColumn[] =>
  columnsFor(access, columnIds(access.design), locale);

/** The same for these fields, by ids or paths. */
export function columnsFor(access: WriteAccess, ids: readonly string[], locale: string): RecordColumn[] {
  const { design, visible, links } = access;
  const own = new Map((design.config.list?.columns ?? []).map((column) => [column.field, column]));
  return ids.flatMap((id): RecordColumn[] => {
    const reached = reachableField(design, visible, id, links);
    const kind = reached?.kind;
    const control = kind && controlOf(kind);
    if (!control || control.cell === null || isPassword(kind)) return [];
    const { width, align, label } = own.get(id) ?? {};
    const options = optionsOf(kind, locale);
    const files = reached.isList ? undefined : control.files?.(kind);
    const editor = reached.isList ? undefined : editorOf(access, id, kind);
    const addEditor = reached.isList ? undefined : addEditorOf(access, id, kind);
    return [
      {
        field: id,
        label: label ?? labelOf(access, id),
        ...((!reached.isList && control.cell?.(kind)) || { kind: 'text' as const }),
        ...(align && { align }),
        ...(width !== undefined && { width: Math.min(Math.max(width, 48), 1200) }),
        ...(options && !reached.isList && { options }),
        ...(editor && { editor }),
        ...(addEditor && { add_editor: addEditor }),
        ...((editor || addEditor) && control.isPercent?.(kind) && { is_percent: true }),
        ...((editor || addEditor) && control.searched?.(kind)),
        is_sortable: orderedBy(reached.storage, reached.column) !== undefined,
        is_range: kind.type === 'dateRange',
        ...(files && { files }),
      },
    ];
  });
}
