import type { FormConfig } from '#engine/forms';
import { conditionInputs, closeCondition, openCondition } from './conditional.ts';
import { textOf } from '../texts/words.ts';
import { type Entry, type EntryKind, filled, nextId } from './entry-kind.ts';
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
  name: (rule, facts) => ({ name: textOf(rule['name']) || ruleInWords(rule, facts) || facts.unnamed }),
  inputs: (_, facts) => {
    const act = { 'ui:field': 'effects', 'ui:options': { fields: facts.targets, controls: facts.controls } };
    return [
      { name: 'name', schema: line },
      ...conditionInputs('when', facts),
      { name: 'then', schema: {}, ui: act },
      { name: 'otherwise', schema: {}, ui: act },
      { name: 'is_disabled', schema: flag },
    ];
  },
  required: () => [],
  open: (rule) => {
    const { id: _, when: _when, expression: _expression, ...others } = rule;
    return { ...others, ...openCondition('when', rule) };
  },
  close: (value, { id }) => ({
    id,
    ...filled({ name: value['name'], is_disabled: value['is_disabled'], otherwise: value['otherwise'] }),
    then: value['then'] ?? [],
    ...closeCondition('when', value),
  }),
  most: 200,
};
