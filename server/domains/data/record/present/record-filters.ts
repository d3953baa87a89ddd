import type { Schemas } from '#openapi';
import { isPassword } from '#engine/forms';
import { labelIn } from '../../design/label.ts';
import { reachableField, type ReachableField } from '../../query/reachable.ts';
import type { FieldKind, Storage } from '../../store/storage.ts';
import type { TableSight } from '../access/record-access.ts';

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

function kindOf({ kind, storage }: ReachableField): FilterField['kind'] | undefined {
  if (kind && unfiltered.has(kind.type)) return undefined;
  if (isPassword(kind)) return undefined;
  if (kind && optionsOf(kind)) return 'option';
  if (kind?.type === 'select') return 'code';
  if (kind?.type === 'system' && kind.source === 'created_by') return 'user';
  return (kind && kindsByType[kind.type]) ?? kindsByStorage[storage];
}

function optionsOf(kind: FieldKind): Schemas['Option'][] | undefined {
  if ((kind.type !== 'select' && kind.type !== 'multiSelect') || kind.options.source !== 'fixed') return undefined;
  return kind.options.options;
}

/** The words of what the server knows of each record. */
export const ownFields = [
  { field: 'created_at', label: { 'en-US': 'Created at', 'zh-CN': '创建时间' } },
  { field: 'created_by', label: { 'en-US': 'Created by', 'zh-CN': '创建人' } },
  { field: 'updated_at', label: { 'en-US': 'Changed at', 'zh-CN': '修改时间' } },
] as const;

/** Kinds of fields of linked records that are offered beside the relation: whose a record is, and how it stands. */
const offeredThrough: ReadonlySet<FilterField['kind']> = new Set(['user', 'department', 'option', 'boolean']);

/**
 * The fields that conditions on these records may name, as the caller sees them, with what their values are. The links are to where the
 * table's relations lead: look-ups, formulas that are computed when records are read, and fields of linked records need them.
 */
export function recordFilters({ design, visible, links }: TableSight, locale: string): FilterField[] {
  const made = (id: string, label: string): FilterField[] => {
    const found = reachableField(design, visible, id, links);
    // A condition on rows, or on linked records, is one on each of them.
    const reached = found?.through?.inner ?? found;
    const kind = reached && kindOf(reached);
    // Records are chosen by a relation of the form that stores what is chosen.
    if (!kind || (kind === 'record' && !design.fields.get(id)?.column)) return [];
    const options = reached.kind && optionsOf(reached.kind);
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
  const throughRelation = (id: string): FilterField[] =>
    [...(links?.tables.get(id)?.design.form.fields.values() ?? [])]
      .flatMap((inner) => made(`${id}.${inner.id}`, `${labelOf(id)} · ${inner.label}`))
      .filter(({ kind }) => offeredThrough.has(kind));
  const shown = [...design.fields.values()].flatMap(({ id, rows }) => [
    ...made(id, labelOf(id)),
    ...rows.flatMap((row) => made(`${id}.${row.id}`, `${labelOf(id)} · ${labelIn(row.field.label, locale)}`)),
    ...throughRelation(id),
  ]);
  const named = new Set([...design.fields.values()].map(({ kind }) => (kind.type === 'system' ? kind.source : '')));
  const system = ownFields.filter(({ field }) => !named.has(field) && !design.fields.has(field));
  return [
    ...shown,
    ...system.flatMap(({ field, label }) => made(field, label[locale === 'en-US' ? 'en-US' : 'zh-CN'])),
  ];
}
