import { wordsOf } from '../design.ts';
import { choices, type Input } from '../panel/inputs-of-kind.ts';
import { putWords, textOf, wordIn, wordInputs } from '../texts/words.ts';
import { closeCondition, conditionInputs, openCondition, rowsInput } from './conditional.ts';
import { type Entry, type EntryKind, filled, nextId } from './entry-kind.ts';
import { factsInRows, inRows, type PartFacts } from './part-facts.ts';
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
  name: (check, facts) => {
    const words = check['message'] as Words;
    const name = wordIn(words, facts.locale) || (words && wordsOf(words, facts.locale)) || facts.unnamed;
    return { name: inRows(check, facts, name) };
  },
  basis: ({ rows }) => textOf(rows),
  inputs: (check, around) => {
    const facts = factsInRows(around, check['rows']);
    const elsewhere = wordElsewhere(check, facts);
    const [ownName, otherName] = messageNames(facts);
    const own: Input = {
      name: ownName,
      schema: elsewhere ? line : { ...line, minLength: 1, pattern: '\\S' },
      ui: elsewhere ? { 'ui:placeholder': elsewhere } : {},
    };
    const other = { name: otherName, schema: line };
    const field = typeof check['field'] === 'string' ? check['field'] : undefined;
    const concerned = check['rows'] === undefined ? facts.fields : facts.targets;
    return [
      ...rowsInput(check, around),
      ...conditionInputs('holds', facts),
      own,
      other,
      { name: 'field', schema: choices(concerned, field) },
      { name: 'is_warning', schema: { type: 'boolean' } },
    ];
  },
  required: (check, facts) => (wordElsewhere(check, facts) === '' ? [messageNames(facts)[0]] : []),
  open: (check) => ({
    ...filled({ applies_to: check['rows'], field: check['field'], is_warning: check['is_warning'] }),
    ...wordInputs('message', check['message'] as Words),
    ...openCondition('holds', check),
  }),
  close: (value, { id, message, rows }) => {
    const isSame = textOf(value['applies_to']) === textOf(rows);
    return {
      id,
      ...filled({ rows: value['applies_to'] }),
      ...(isSame ? closeCondition('holds', value) : { holds: { logicalOperator: 'all', children: [] } }),
      message: putWords(value, 'message', message as Words) ?? '',
      ...filled({ field: isSame ? value['field'] : undefined, is_warning: value['is_warning'] }),
    };
  },
  most: 100,
};
