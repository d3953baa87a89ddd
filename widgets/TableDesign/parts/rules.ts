import type { FormConfig } from '#engine/forms';
import { conditionInputs, closeCondition, openCondition, rowsInput } from './conditional.ts';
import { textOf } from '../texts/words.ts';
import { type Entry, type EntryKind, filled, nextId } from './entry-kind.ts';
import { factsInRows, inRows } from './part-facts.ts';
import { ruleInWords } from './rule-name.ts';

/** Safe: what is read from a design has the shape of the contract, and saving checks it again. */
const entries = (list: unknown): readonly Entry[] => (Array.isArray(list) ? (list as Entry[]) : []);

/** The design with one of its parts, absent when it is empty. */
export function withPart(design: FormConfig, part: string, value: unknown): FormConfig {
  const { [part as 'rules']: _, ...others } = design;
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty ? others : { ...others, [part]: value };
}

const line = { type: 'string', maxLength: 100 };
const flag = { type: 'boolean' };

/** TABLE-24, form rules: a condition, and what is in force while it holds, or does not. */
export const rules: EntryKind = {
  at: ['rules'],
  read: (design) => entries(design.rules),
  write: (design, list) => withPart(design, 'rules', list),
  make: ({ design, controls }) => {
    if (controls.length === 0) return undefined;
    return {
      id: nextId('rule', entries(design.rules)),
      when: { logicalOperator: 'all', children: [] },
      // Nothing is changed until the builder says what: a rule that is half made hides no field.
      then: [{ do: 'state', targets: [] }],
    };
  },
  name: (rule, facts) => {
    const name = textOf(rule['name']) || ruleInWords(rule, factsInRows(facts, rule['rows'])) || facts.unnamed;
    return { name: inRows(rule, facts, name) };
  },
  basis: ({ rows }) => textOf(rows),
  inputs: (rule, around) => {
    const facts = factsInRows(around, rule['rows']);
    const { targets: fields, controls, fields: named } = facts;
    const act = { 'ui:field': 'effects', 'ui:options': { fields, controls, named } };
    return [
      { name: 'name', schema: line },
      ...rowsInput(rule, around),
      ...conditionInputs('when', facts),
      { name: 'then', schema: {}, ui: act },
      { name: 'otherwise', schema: {}, ui: act },
      { name: 'is_disabled', schema: flag },
    ];
  },
  required: () => [],
  open: (rule) => {
    const { id: _, when: _when, expression: _expression, rows, ...others } = rule;
    return { ...others, ...filled({ applies_to: rows }), ...openCondition('when', rule) };
  },
  close: (value, { id, rows }) => ({
    id,
    ...filled({ name: value['name'], rows: value['applies_to'], is_disabled: value['is_disabled'] }),
    // Fields of the record are none of a row, and the other way round.
    ...(textOf(value['applies_to']) === textOf(rows)
      ? {
          ...filled({ otherwise: value['otherwise'] }),
          then: value['then'] ?? [],
          ...closeCondition('when', value),
        }
      : { when: { logicalOperator: 'all', children: [] }, then: [{ do: 'state', targets: [] }] }),
  }),
  most: 200,
};
