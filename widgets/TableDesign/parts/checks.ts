import { wordsOf } from '../design.ts';
import { choices, type Input } from '../panel/kind-inputs.ts';
import { putWords, wordIn, wordInputs } from '../texts/words.ts';
import { closeCondition, conditionInputs, openCondition } from './conditional.ts';
import { type Entry, type EntryKind, filled, nextId } from './entry-kind.ts';
import type { PartFacts } from './part-facts.ts';
import { withPart } from './rules.ts';

type Words = Parameters<typeof wordInputs>[1];

/** Safe: what is read from a design has the shape of the contract, and saving checks it again. */
const read = (list: unknown): readonly Entry[] => (Array.isArray(list) ? (list as Entry[]) : []);
const line = { type: 'string', maxLength: 500 };

const isChinese = ({ locale }: PartFacts): boolean => locale.startsWith('zh');
/** The inputs of the message: in the reader's language, and in the other one. */
const messageNames = (facts: PartFacts): readonly [string, string] =>
  isChinese(facts) ? ['message_zh', 'message_en'] : ['message_en', 'message_zh'];
/** What the other language says: then the reader's may be empty. */
const wordElsewhere = (check: Entry, facts: PartFacts): string =>
  wordIn(check['message'] as Words, isChinese(facts) ? 'en-US' : 'zh-CN');

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
    const elsewhere = wordElsewhere(check, facts);
    const [ownName, otherName] = messageNames(facts);
    const own: Input = {
      name: ownName,
      schema: elsewhere ? line : { ...line, minLength: 1, pattern: '\\S' },
      ui: elsewhere ? { 'ui:placeholder': elsewhere } : {},
    };
    const other = { name: otherName, schema: line };
    const field = typeof check['field'] === 'string' ? check['field'] : undefined;
    return [
      ...conditionInputs('holds', facts),
      own,
      other,
      { name: 'field', schema: choices(facts.fields, field) },
      { name: 'is_warning', schema: { type: 'boolean' } },
    ];
  },
  required: (check, facts) => (wordElsewhere(check, facts) === '' ? [messageNames(facts)[0]] : []),
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
