import type { FormConfig } from '#engine/forms';
import { fieldsIn, listed, nameOf, nodesOf, subTableAround } from '../design.ts';
import type { TargetField } from '../inputs/target-fields.ts';
import type { Choice, KnownField, Target } from '#kinds/designs';
import { fieldsOfView, knownFields } from '../panel/panel-facts.ts';

/** What an effect of a rule does, for the sentence about it. */
export type RuleVerb =
  | 'hide'
  | 'show'
  | 'require'
  | 'notRequire'
  | 'lock'
  | 'unlock'
  | 'setValue'
  | 'limitOptions'
  | 'message';

/** What the panels of a form's rules, lists and views know beside the entry itself. */
export interface PartFacts {
  design: FormConfig;
  locale: string;
  /** The form's fields. */
  fields: readonly KnownField[];
  /** The same for inputs that act on fields. */
  targets: readonly TargetField[];
  /** The form's sub-tables, as what a rule or a check of rows applies to. */
  subTables: readonly Choice[];
  /** Fields and layout controls, which rules show and hide. */
  controls: readonly Choice[];
  /** Fields that lists and details show: the form's own, and those of linked records (TABLE-27: two levels). */
  shown: readonly Choice[];
  /** Views of tables, from which fields are filled. */
  views: readonly Target[];
  /** What an entry without a name is called. */
  unnamed: string;
  /** What a rule does to some controls, in words. */
  phrase(verb: RuleVerb, names: readonly string[]): string;
}

interface PartWords extends Pick<PartFacts, 'locale' | 'views' | 'unnamed' | 'phrase'> {
  system: SystemNames;
  /** Each row of a sub-table, in words. */
  eachRow(name: string): string;
}

interface SystemNames {
  created_at: string;
  created_by: string;
  updated_at: string;
}

const optionsOf = ({ kind }: KnownField, locale: string): Choice[] | undefined =>
  (kind.type === 'select' || kind.type === 'multiSelect') && kind.options.source === 'fixed'
    ? kind.options.options.map(({ value, label }) => ({
        value,
        label: typeof label === 'string' ? label : (label[locale] ?? Object.values(label)[0] ?? value),
      }))
    : undefined;

const targetsIn = (fields: readonly KnownField[], locale: string): TargetField[] =>
  fields.map((field) => {
    const options = optionsOf(field, locale);
    return { value: field.value, label: field.label, kind: field.kind, ...(options && { options }) };
  });

/**
 * What a rule or a check knows that applies to the rows of a sub-table: it acts on the row's fields, and reads these and the
 * record's fields of other names.
 */
export function factsInRows(facts: PartFacts, rows: unknown): PartFacts {
  const found = facts.fields.find(({ value }) => value === rows);
  if (found?.kind.type !== 'subTable') return facts;
  const { locale } = facts;
  const columns = knownFields(found.kind.fields, locale);
  const own = new Set(columns.map(({ value }) => value));
  const around = facts.fields.filter(({ value, kind }) => !own.has(value) && kind.type !== 'subTable');
  return {
    ...facts,
    fields: [...columns, ...around],
    targets: targetsIn(columns, locale),
    controls: columns.map(({ value, label }) => ({ value, label })),
  };
}

/** The name of an entry that applies to the rows of a sub-table, with that sub-table before it. */
export function inRows({ rows }: Readonly<Record<string, unknown>>, { fields }: PartFacts, name: string): string {
  const table = fields.find(({ value }) => value === rows)?.label;
  return table === undefined ? name : `${table} · ${name}`;
}

/** Reads from a design what its other parts can name. */
export function partFacts(design: FormConfig, words: PartWords): PartFacts {
  const { views, locale, system, unnamed, phrase, eachRow } = words;
  const nodes = nodesOf(design);
  const fields = knownFields(fieldsIn(nodes), locale);
  const linked = fields.flatMap(({ value, label, kind }) =>
    kind.type === 'relation'
      ? fieldsOfView(views, kind.logical_table_id).map((one) => ({
          value: `${value}.${one.value}`,
          label: `${label} / ${one.label}`,
        }))
      : [],
  );
  const own = fields.filter(({ kind }) => kind.type !== 'subTable').map(({ value, label }) => ({ value, label }));
  return {
    design,
    locale,
    fields,
    targets: targetsIn(fields, locale),
    subTables: fields
      .filter(({ kind }) => kind.type === 'subTable')
      .map(({ value, label }) => ({ value, label: eachRow(label) })),
    controls: listed(nodes)
      .filter(({ path }) => !subTableAround(design, path))
      .map(({ node }) => ({ value: node.id, label: nameOf(node, locale) })),
    shown: [...own, ...linked, ...Object.entries(system).map(([value, label]) => ({ value, label }))],
    views,
    unnamed,
    phrase,
  };
}
