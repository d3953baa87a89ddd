import { choices, conditions } from '../panel/inputs-of-kind.ts';
import { isGivenByPeople } from '../inputs/target-fields.ts';
import { fieldsBehindField, fieldsOfView, viewsBehind } from '../panel/panel-facts.ts';
import { type Entry, type EntryKind, filled, nextId } from './entry-kind.ts';
import type { PartFacts } from './part-facts.ts';
import { withPart } from './rules.ts';

/** Safe: what is read from a design has the shape of the contract, and saving checks it again. */
const read = (list: unknown): readonly Entry[] => (Array.isArray(list) ? (list as Entry[]) : []);
const sourceOf = (fill: Entry): Entry => (fill['from'] ?? {}) as Entry;
const relationsOf = ({ fields }: PartFacts) => fields.filter(({ kind }) => kind.type === 'relation');
/** A fill puts values where people could enter them; what is computed or numbered has its own. */
const fillable = ({ targets }: PartFacts) => targets.filter(isGivenByPeople);
const under = (from: string) => ({ 'ui:when': { from_kind: from } });

/** TABLE-24, fill dependencies: fields that are filled from a record of another table, linked or found by conditions. */
export const fills: EntryKind = {
  at: ['fills'],
  read: (design) => read(design.fills),
  write: (design, list) => withPart(design, 'fills', list),
  make: (facts) => {
    const [relation] = relationsOf(facts);
    const [view] = facts.views;
    const from = relation
      ? { kind: 'relation', field: relation.value }
      : view && {
          kind: 'match',
          logical_table_id: view.value,
          filter: { logicalOperator: 'all', children: [] },
        };
    const target = fillable(facts)[0]?.value;
    if (!from || target === undefined) return undefined;
    return {
      id: nextId('fill', read(facts.design.fills)),
      from,
      mapping: [{ source_field: sourcesOf(from, facts)[0]?.value ?? '', target_field: target }],
    };
  },
  name: (fill, facts) => {
    const { field, logical_table_id: view } = sourceOf(fill);
    const known = [...facts.fields, ...facts.views].find(({ value }) => value === field || value === view);
    return { name: known?.label ?? String(fill['id']) };
  },
  inputs: (fill, facts) => {
    const { kind, field, logical_table_id: view } = sourceOf(fill);
    const sources = sourcesOf(sourceOf(fill), facts);
    const kinds = [...(relationsOf(facts).length > 0 || kind === 'relation' ? ['relation'] : []), 'match'];
    return [
      { name: 'from_kind', schema: { type: 'string', enum: kinds }, ui: { 'ui:widget': 'radio' } },
      {
        name: 'from_field',
        schema: choices(relationsOf(facts), typeof field === 'string' ? field : undefined),
        ui: under('relation'),
      },
      {
        name: 'from_table',
        schema: choices(facts.views, typeof view === 'string' ? view : undefined),
        ui: under('match'),
      },
      { ...conditions('from_filter', sources), ui: { ...conditions('from_filter', sources).ui, ...under('match') } },
      {
        name: 'mapping',
        schema: {},
        ui: { 'ui:field': 'mapping', 'ui:options': { sources, fields: fillable(facts) } },
      },
      { name: 'only_empty', schema: { type: 'boolean' } },
    ];
  },
  required: () => ['from_kind'],
  open: (fill) => {
    const { kind, field, logical_table_id, filter } = sourceOf(fill);
    return {
      from_kind: kind,
      ...filled({ from_field: field, from_table: logical_table_id, from_filter: filter }),
      mapping: fill['mapping'],
      ...filled({ only_empty: fill['only_empty'] }),
    };
  },
  close: (value, before) => {
    const { sort } = sourceOf(before);
    const match = {
      kind: 'match',
      logical_table_id: value['from_table'] ?? '',
      filter: value['from_filter'] ?? { logicalOperator: 'all', children: [] },
      ...filled({ sort }),
    };
    return {
      id: before['id'],
      from: value['from_kind'] === 'match' ? match : { kind: 'relation', field: value['from_field'] ?? '' },
      mapping: value['mapping'] ?? [],
      ...filled({ only_empty: value['only_empty'] }),
    };
  },
  views: (fill, { fields }) => {
    const { kind, field, logical_table_id: view } = sourceOf(fill);
    if (kind === 'relation') return fields.filter(({ value }) => value === field).flatMap(viewsBehind);
    return typeof view === 'string' ? [view] : [];
  },
  most: 100,
};

/** The fields of the record that is filled from. */
function sourcesOf({ kind, field, logical_table_id: view }: Entry, { fields, views }: PartFacts) {
  if (kind === 'relation') return fieldsBehindField(fields, views, String(field));
  return typeof view === 'string' ? fieldsOfView(views, view) : [];
}
