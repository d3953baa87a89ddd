import type { Schemas } from '#openapi';
import { isPassword } from '#engine/forms';
import { labelIn } from '../design/label.ts';
import type { TableDesign } from '../design/table-design.ts';
import { orderedBy } from '../store/expressions.ts';
import { reachableField } from '../query/reachable.ts';
import type { FieldKind } from '../store/storage.ts';
import { subTablesOf } from '../rows/sub-tables.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import type { RecordAccess } from './access.ts';
import { isAmong } from './sent-columns.ts';

type RecordColumn = Schemas['RecordColumn'];

/** Kinds whose values have no text for a cell. */
const unlisted: ReadonlySet<string> = new Set(['subTable', 'custom', 'address']);

/** Years and months read as they are stored. */
const dateKinds = { year: 'text', month: 'text', day: 'date', minute: 'datetime', second: 'datetime' } as const;

/** What a formula makes is written like what people enter. */
function formulaCells({ result, precision }: Extract<FieldKind, { type: 'formula' }>): ReturnType<typeof cellsOf> {
  if (result !== 'number') return { kind: result };
  return { kind: 'number', ...(precision !== undefined && { digits: precision }) };
}

/** Files that a field takes whose design says nothing of it. */
const usualFiles = 10;

/** How the cells of values of a kind are written; `display` replaces the values of fields with a unit or a currency. */
function cellsOf(kind: FieldKind): Pick<RecordColumn, 'kind' | 'align' | 'digits' | 'is_grouped'> {
  switch (kind.type) {
    case 'number': {
      const isPlain = (kind.style ?? 'plain') === 'plain' && kind.unit === undefined && !kind.is_grouped;
      if (!isPlain) return { kind: 'text', align: 'end' };
      // A whole number may be a year, which has no separators; what has decimals is an amount.
      if (!kind.precision) return { kind: 'number', is_grouped: false, ...(kind.precision === 0 && { digits: 0 }) };
      return { kind: 'number', digits: kind.precision, ...(kind.is_grouped === false && { is_grouped: false }) };
    }
    case 'boolean':
      return { kind: 'boolean' };
    case 'date':
      return { kind: dateKinds[kind.granularity] };
    case 'system':
      return { kind: kind.source.endsWith('_at') ? 'datetime' : 'text' };
    case 'select':
    case 'multiSelect':
      return { kind: kind.options.source === 'fixed' ? 'tag' : 'text' };
    case 'rollup':
      return { kind: 'text', align: 'end' };
    case 'formula':
      return formulaCells(kind);
    default:
      return { kind: 'text' };
  }
}

/** What a value of a kind is edited by in a list; undefined for one that a form alone can fill in. */
function editorFor(kind: FieldKind): RecordColumn['editor'] {
  switch (kind.type) {
    case 'text':
    case 'number':
    case 'boolean':
    case 'time':
      return kind.type;
    case 'date':
      return dateKinds[kind.granularity];
    case 'select':
      return kind.options.source === 'fixed' ? 'tag' : undefined;
    case 'multiSelect':
      return kind.options.source === 'fixed' ? 'words' : undefined;
    case 'dateRange':
    case 'colour':
      return 'words';
    case 'user':
    case 'department':
      return kind.type;
    case 'relation':
      // What is linked from the other side is changed there.
      return kind.reverse_field === undefined ? 'record' : undefined;
    case 'file':
    case 'image':
      return 'files';
    default:
      return undefined;
  }
}

/** The caller may write the field by itself, as far as these fields are open. */
function isWritable({ design }: RecordAccess, open: VisibleFields, id: string): boolean {
  const field = design.fields.get(id)?.field;
  return isAmong(open, id) && field !== undefined && !field.is_read_only;
}

/** What a cell of a field is edited by; undefined for one that the caller cannot change. */
const editorOf = (access: RecordAccess, id: string, kind: FieldKind): RecordColumn['editor'] =>
  access.changeable && isWritable(access, access.editable, id) ? editorFor(kind) : undefined;

/** What a new record takes the value of a field by in the list; values that a right sets are not asked for. */
function addEditorOf(access: RecordAccess, id: string, kind: FieldKind): RecordColumn['add_editor'] {
  const { mayAdd, enterable, fixed } = access;
  if (!mayAdd || !isWritable(access, enterable, id) || fixed?.has(id)) return undefined;
  const editor = editorFor(kind);
  // Files need a record to belong to, and of texts only names of options are read before they are sent.
  if (editor === 'files' || (editor === 'words' && kind.type !== 'multiSelect')) return undefined;
  return editor;
}

/** How many a cell takes that is edited by a search, and where they are found. */
function searchOf(kind: FieldKind): Pick<RecordColumn, 'is_multiple' | 'below'> {
  switch (kind.type) {
    case 'relation':
      return { is_multiple: kind.is_multiple ?? false };
    case 'user':
      return { is_multiple: kind.is_multiple ?? false, ...(kind.department_ids && { below: kind.department_ids }) };
    case 'department':
      return { is_multiple: kind.is_multiple ?? false, ...(kind.below !== undefined && { below: [kind.below] }) };
    default:
      return {};
  }
}

/** What a cell of files shows and takes. */
function filesOf(kind: FieldKind): RecordColumn['files'] {
  switch (kind.type) {
    case 'file': {
      const { max_files = usualFiles, max_size, extensions } = kind;
      return {
        are_pictures: false,
        max_files,
        ...(max_size !== undefined && { max_size }),
        ...(extensions && { extensions }),
      };
    }
    case 'image': {
      const { max_files = usualFiles, only_camera, watermark } = kind;
      return { are_pictures: true, max_files, ...(only_camera && { only_camera }), ...(watermark && { watermark }) };
    }
    case 'signature':
      return { are_pictures: true, max_files: 1 };
    default:
      return undefined;
  }
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
export function labelOf({ design, links }: Pick<RecordAccess, 'design' | 'links'>, path: string): string {
  const [id = '', inner] = path.split('.');
  const label = design.form.fields.get(id)?.label ?? id;
  if (inner === undefined) return label;
  const column = design.form.fields.get(id)?.columns.find((one) => one.id === inner)?.label;
  const other = column ?? links?.tables.get(id)?.design.form.fields.get(inner)?.label ?? inner;
  return `${label} · ${other}`;
}

/** The fields that an export can name: what the list can show, and the sub-tables. */
export function exportFields(
  { design, visible }: Pick<RecordAccess, 'design' | 'visible'>,
  columns: readonly RecordColumn[],
): { field: string; label: string }[] {
  const rows = subTablesOf(design, visible).map(({ id }) => ({
    field: id,
    label: design.form.fields.get(id)?.label ?? id,
  }));
  return [...columns.map(({ field, label }) => ({ field, label })), ...rows];
}

/** The columns of a list of records, as the caller sees them: in the design's order, without hidden fields. */
export const recordColumns = (access: RecordAccess, locale: string): RecordColumn[] =>
  columnsFor(access, columnIds(access.design), locale);

/** The same for these fields, by ids or paths. */
export function columnsFor(access: RecordAccess, ids: readonly string[], locale: string): RecordColumn[] {
  const { design, visible, links } = access;
  const own = new Map((design.config.list?.columns ?? []).map((column) => [column.field, column]));
  return ids.flatMap((id): RecordColumn[] => {
    const reached = reachableField(design, visible, id, links);
    const kind = reached?.kind;
    if (!kind || unlisted.has(kind.type) || isPassword(kind)) return [];
    const { width, align, label } = own.get(id) ?? {};
    const options = optionsOf(kind, locale);
    const files = reached.isList ? undefined : filesOf(kind);
    const editor = reached.isList ? undefined : editorOf(access, id, kind);
    const addEditor = reached.isList ? undefined : addEditorOf(access, id, kind);
    return [
      {
        field: id,
        label: label ?? labelOf(access, id),
        ...(reached.isList ? { kind: 'text' } : cellsOf(kind)),
        ...(align && { align }),
        ...(width !== undefined && { width: Math.min(Math.max(width, 48), 1200) }),
        ...(options && !reached.isList && { options }),
        ...(editor && { editor }),
        ...(addEditor && { add_editor: addEditor }),
        ...((editor || addEditor) && searchOf(kind)),
        is_sortable: orderedBy(reached.storage, reached.column) !== undefined,
        is_range: kind.type === 'dateRange',
        ...(files && { files }),
      },
    ];
  });
}
