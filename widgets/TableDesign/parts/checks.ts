import { wordsOf } from '../design.ts';
import { choices, type Input } from '../panel/kind-inputs.ts';
import { putWords, wordIn, wordInputs } from '../texts/words.ts';
import { closeCondition, conditionInputs, openCondition } from './conditional.ts';
import { type Entry, type EntryKind, filled, nextId } from './entry-kind.ts';
import { withPart } from './rules.ts';

type Words = Parameters<typeof wordInputs>[1];

/** Safe: what is read from a design has the shape of the contract, and saving checks it again. */
const read = (list: unknown): readonly Entry[] => (Array.isArray(list) ? (list as Entry[]) : []);
const line = { type: 'string', maxLength: 500 };

/** Conditions between fields that have to hold before a record is saved, each with its message. */
export const checks: EntryKind = {
  at: ['checks'],
  read: (design) => read(design.checks),
  write: (design, list) => withPart(design, 'checks', list),
  make: ({ design }) => ({
    id: nextId('check', read(design.checks)),
    holds: { logicalOperator: 'all', children: [] },
    message: '',
  }),
  name: (check, { locale, unnamed }) => {
    const words = check['message'] as Words;
    return { name: wordIn(words, locale) || (words && wordsOf(words, locale)) || unnamed };
  },
  inputs: (check, facts) => {
    const isChinese = facts.locale.startsWith('zh');
    const elsewhere = wordIn(check['message'] as Words, isChinese ? 'en-US' : 'zh-CN');
    const own: Input = {
      name: isChinese ? 'message_zh' : 'message_en',
      schema: elsewhere ? line : { ...line, minLength: 1, pattern: '\\S' },
      ui: elsewhere ? { 'ui:placeholder': elsewhere } : {},
    };
    const other = { name: isChinese ? 'message_en' : 'message_zh', schema: line };
    const field = typeof check['field'] === 'string' ? check['field'] : undefined;
    return [
      ...conditionInputs('holds', facts),
      own,
      other,
      { name: 'field', schema: choices(facts.fields, field) },
      { name: 'is_warning', schema: { type: 'boolean' } },
    ];
  },
  required: [],
  open: (check) => ({
    ...filled({ field: check['field'], is_warning: check['is_warning'] }),
    ...wordInputs('message', check['message'] as Words),
    ...openCondition('holds', check),
  }),
  close: (value, { id, message }) => ({
    id,
    ...closeCondition('holds', value),
    message: putWords(value, 'message', message as Words) ?? '',
    ...filled({ field: value['field'], is_warning: value['is_warning'] }),
  }),
  most: 100,
};
