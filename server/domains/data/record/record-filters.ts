import type { Schemas } from '#openapi';
import { isPassword } from '#engine/forms';
import { labelIn } from '../design/label.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import { reachableField, type ReachableField } from '../query/reachable.ts';
import type { Storage } from '../store/storage.ts';

type FilterField = Schemas['RecordFilterField'];

/** Kinds of fields that conditions see by what they hold and not by how it is stored. */
const kindsByType: Readonly<Record<string, FilterField['kind']>> = {
  user: 'user',
  department: 'department',
  relation: 'record',
  colour: 'code',
};

/** What is stored and never compared: ids of files and secrets, and values without an order. */
const unfiltered: ReadonlySet<string> = new Set([
  'file',
  'image',
  'signature',
  'cascade',
  'address',
  'custom',
  'subTable',
]);

const kindsByStorage: Readonly<Partial<Record<Storage, FilterField['kind']>>> = {
  text: 'text',
  texts: 'text',
  number: 'number',
  boolean: 'boolean',
  day: 'date',
  moment: 'datetime',
  time: 'time',
};

function kindOf({ field, id }: ReachableField, storage: Storage): FilterField['kind'] | undefined {
  if (field && unfiltered.has(field.kind.type)) return undefined;
  if (isPassword(field?.kind)) return undefined;
  if (field && optionsOf(field)) return 'option';
  if (field?.kind.type === 'select') return 'code';
  if (id === 'created_by' || (field?.kind.type === 'system' && field.kind.source === 'created_by')) return 'user';
  return (field && kindsByType[field.kind.type]) ?? kindsByStorage[storage];
}

function optionsOf({ kind }: DesignField): Schemas['Option'][] | undefined {
  if ((kind.type !== 'select' && kind.type !== 'multiSelect') || kind.options.source !== 'fixed') return undefined;
  return kind.options.options;
}

/** The words of what the server knows of each record. */
const own = [
  { field: 'created_at', label: { 'en-US': 'Created at', 'zh-CN': '创建时间' } },
  { field: 'created_by', label: { 'en-US': 'Created by', 'zh-CN': '创建人' } },
  { field: 'updated_at', label: { 'en-US': 'Changed at', 'zh-CN': '修改时间' } },
] as const;

/** The fields that conditions on these records may name, as the caller sees them, with what their values are. */
export function recordFilters(design: TableDesign, visible: VisibleFields, locale: string): FilterField[] {
  const made = (id: string, label: string): FilterField[] => {
    const found = reachableField(design, visible, id);
    // A condition on rows is one on each row.
    const reached = found?.through && 'rowsOf' in found.through.way ? found.through.inner : found;
    const kind = reached && kindOf(reached, reached.storage);
    if (!kind) return [];
    const options = reached.field && optionsOf(reached.field);
    return [
      {
        field: id,
        label,
        kind,
        is_multiple: reached.storage === 'texts',
        ...(options && {
          options: options.map(({ value, label: words }) => ({ value, label: labelIn(words, locale) })),
        }),
      },
    ];
  };
  const labelOf = (id: string): string => design.form.fields.get(id)?.label ?? id;
  const shown = [...design.fields.values()].flatMap(({ id, rows }) => [
    ...made(id, labelOf(id)),
    // Records are chosen by a field of the form, which a field of rows is not.
    ...rows
      .filter(({ kind }) => kind.type !== 'relation')
      .flatMap((row) => made(`${id}.${row.id}`, `${labelOf(id)} · ${labelIn(row.field.label, locale)}`)),
  ]);
  const named = new Set([...design.fields.values()].map(({ kind }) => (kind.type === 'system' ? kind.source : '')));
  const system = own.filter(({ field }) => !named.has(field) && !design.fields.has(field));
  return [
    ...shown,
    ...system.flatMap(({ field, label }) => made(field, label[locale === 'en-US' ? 'en-US' : 'zh-CN'])),
  ];
}
