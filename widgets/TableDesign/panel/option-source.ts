import type { FieldKind } from '../design.ts';
import { isGiven, type PanelValue } from '../texts/words.ts';

type Source = Extract<FieldKind, { type: 'select' }>['options'];

/** Where options come from, as the panel has it. */
export function optionsValue(kind: FieldKind): PanelValue {
  if (!('options' in kind)) return {};
  const { options: source } = kind;
  if (source.source === 'fixed') return { options_source: 'fixed', options: source.options };
  return {
    options_source: 'records',
    options_table: source.logical_table_id,
    options_field: source.field,
    ...(source.filter && { options_filter: source.filter }),
  };
}

/** The options that a panel's value describes: listed, or the values of a field of a table. */
export function optionsFrom(value: PanelValue, before: Source): unknown {
  if (value['options_source'] !== 'records') {
    const listed = value['options'] ?? (before.source === 'fixed' ? before.options : []);
    return { source: 'fixed', options: listed };
  }
  const filter = value['options_filter'];
  return {
    source: 'table',
    logical_table_id: value['options_table'] ?? '',
    field: value['options_field'] ?? '',
    ...(isGiven(filter) && { filter }),
  };
}
