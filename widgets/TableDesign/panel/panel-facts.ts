import type { Choice, KnownField, Target } from '#kinds/designs';
import { type FormField, type FormNode, wordsOf } from '../design.ts';

/** What a panel knows beside the control itself. */
export interface PanelFacts {
  node: FormNode;
  /** The form's own fields, without the control itself; in a sub-table the fields of its row come first. */
  fields: readonly KnownField[];
  targets: readonly Target[];
  /** It is a column of a sub-table. */
  isColumn: boolean;
  departments: readonly Choice[];
  locale: string;
}

/** Fields as conditions and expressions know them, with their names in a language. */
export const knownFields = (fields: readonly FormField[], locale: string): KnownField[] =>
  fields.map(({ id, label, kind }) => ({ value: id, label: wordsOf(label, locale) || id, kind }));

/** The fields of the table that a relation of the form leads to, or those of a sub-table's rows. */
export function fieldsBehind({ fields, targets, locale }: PanelFacts, relation: string): readonly KnownField[] {
  const found = fields.find(({ value }) => value === relation)?.kind;
  return found?.type === 'subTable' ? knownFields(found.fields, locale) : fieldsBehindField(fields, targets, relation);
}

/** The fields of the table that a relation among some fields leads to. */
export function fieldsBehindField(
  fields: readonly KnownField[],
  targets: readonly Target[],
  relation: string,
): readonly KnownField[] {
  const found = fields.find(({ value }) => value === relation)?.kind;
  return found?.type === 'relation' ? fieldsOfView(targets, found.logical_table_id) : [];
}

/** The fields of the table that a view shows; none while they are not known. */
export const fieldsOfView = (targets: readonly Target[], view: string): readonly KnownField[] =>
  targets.find(({ value }) => value === view)?.fields ?? [];

/** The view that a relation leads to. */
export const viewsBehind = ({ kind }: KnownField): string[] =>
  kind.type === 'relation' ? [kind.logical_table_id] : [];

/** The views whose fields the panel of a control needs. */
export function neededViews({ node, fields }: PanelFacts): string[] {
  if (node.node !== 'field') return [];
  const { kind } = node;
  if (kind.type === 'relation') return [kind.logical_table_id];
  if ('options' in kind && kind.options.source === 'table') return [kind.options.logical_table_id];
  const relation = kind.type === 'lookup' ? kind.relation : kind.type === 'rollup' ? kind.of : undefined;
  const found = fields.find(({ value }) => value === relation)?.kind;
  return found?.type === 'relation' ? [found.logical_table_id] : [];
}
