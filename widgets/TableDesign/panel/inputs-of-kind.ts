import type { Choice, KnownField, PanelInput } from '#kinds/designs';
import type { Schema } from './contract-parts.ts';

/** One input of a panel: its schema, and how it is shown. */
export type Input = PanelInput;

/** A choice of one. What is stored and is none of the list, which may be on its way, is shown as it is. */
export function choices(list: readonly Choice[], stored?: string): Schema {
  const isKnown = !stored || list.some(({ value }) => value === stored);
  const all = isKnown ? list : [...list, { value: stored, label: stored }];
  if (all.length === 0) return { type: 'string', readOnly: true };
  return { type: 'string', oneOf: all.map(({ value, label }) => ({ const: value, title: label })) };
}

/** The input of such a choice. */
export const choiceInput = (name: string, list: readonly Choice[], stored?: string): Input => ({
  name,
  schema: choices(list, stored),
});

/** A choice of several, in the order of choosing. */
export const several = (name: string, list: readonly Choice[], maxItems = 100): Input => ({
  name,
  schema: { type: 'array', maxItems, items: { type: 'string' } },
  ui: { 'ui:widget': 'choices', 'ui:options': { choices: list.map(({ value, label }) => ({ value, label })) } },
});

/** Conditions on the fields of a table, or of a form, which judges them itself. */
export const conditions = (name: string, fields: readonly KnownField[], isForm = false): Input => ({
  name,
  schema: {},
  ui: { 'ui:field': 'filter', 'ui:options': { fields, ...(isForm && { isForm }) } },
});

/** An expression over the fields of a record. */
export const expression = (name: string, fields: readonly KnownField[], result?: string): Input => ({
  name,
  schema: { type: 'string', maxLength: 2000 },
  ui: { 'ui:field': 'formula', 'ui:options': { fields, result } },
});
