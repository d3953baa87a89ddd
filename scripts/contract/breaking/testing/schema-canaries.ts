import type { Canary } from './call-canaries.ts';
import type { BreakingRule } from '../rules.ts';
import { answering, smallRelease, taking } from './small-release.ts';
import type { Node } from '../../source.ts';

type Change = [rule: BreakingRule, change: string, before: unknown, after: unknown, at: string, message: string];

const closed = (properties: Node, more: Node = {}): Node => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
});
const open = (properties: Node, others: unknown = true): Node => ({
  type: 'object',
  additionalProperties: others,
  properties,
});
const text = { type: 'string', maxLength: 9 };
const outcome = (outcomeName: string, more: Node = {}): Node =>
  closed({ outcome: { const: outcomeName }, ...more }, { required: ['outcome'] });

const sent: Change[] = [
  ['sent-field-removed', 'a field less', closed({ song: text }), closed({}), ' /song', 'is not taken any more'],
  [
    'sent-field-removed',
    'another name for a field',
    closed({ song: text }),
    closed({ tune: text }),
    ' /song',
    'is not taken any more, was it renamed to "tune"?',
  ],
  [
    'sent-field-required',
    'a field that has to be there',
    closed({ song: text }),
    closed({ song: text }, { required: ['song'] }),
    ' /song',
    'has to be sent now',
  ],
  [
    'sent-field-required',
    'a new field that has to be there',
    closed({}),
    closed({ song: text }, { required: ['song'] }),
    ' /song',
    'has to be sent now',
  ],
  [
    'sent-object-closed',
    'an object that was open',
    open({}),
    closed({}),
    ' /*',
    'any other name was taken, and none is now',
  ],
  [
    'sent-type-narrowed',
    'null no more',
    { type: ['integer', 'null'] },
    { type: 'integer' },
    '',
    'took null, and takes integer now',
  ],
  [
    'sent-type-narrowed',
    'whole numbers only',
    { type: 'number' },
    { type: 'integer' },
    '',
    'took number, and takes integer now',
  ],
  ['sent-type-narrowed', 'anything no more', {}, { type: 'integer' }, '', 'took anything, and takes integer now'],
  [
    'sent-type-narrowed',
    'another kind of items',
    { type: 'array', items: text },
    { type: 'array', items: { type: 'integer' } },
    ' /*',
    'took string, and takes integer now',
  ],
  [
    'sent-type-narrowed',
    'a field that an open object let through',
    open({}),
    open({ song: text }),
    ' /song',
    'took anything, and takes string now',
  ],
  [
    'sent-type-narrowed',
    'another kind of other fields',
    open({}, text),
    open({}, { type: 'integer' }),
    ' /*',
    'took string, and takes integer now',
  ],
  ['sent-value-removed', 'a value less', { enum: ['a', 'b'] }, { enum: ['a'] }, '', 'does not take "b" any more'],
  [
    'sent-value-removed',
    'stated values',
    { type: 'string' },
    { type: 'string', enum: ['a'] },
    '',
    'took any value, and takes only ["a"] now',
  ],
  [
    'sent-bound-tightened',
    'a shorter text',
    { type: 'string', maxLength: 9 },
    { type: 'string', maxLength: 8 },
    '',
    '"maxLength" was 9, and is 8',
  ],
  ['sent-bound-tightened', 'a longer text', text, { ...text, minLength: 1 }, '', '"minLength" was nothing, and is 1'],
  [
    'sent-bound-tightened',
    'a smaller number',
    { type: 'integer' },
    { type: 'integer', maximum: 3 },
    '',
    '"maximum" was nothing, and is 3',
  ],
  [
    'sent-bound-tightened',
    'a list of different ones',
    { type: 'array' },
    { type: 'array', uniqueItems: true },
    '',
    '"uniqueItems" was nothing, and is true',
  ],
  [
    'sent-bound-tightened',
    'names that are shorter',
    { ...open({}), propertyNames: text },
    { ...open({}), propertyNames: { maxLength: 3 } },
    ' /names',
    '"maxLength" was 9, and is 3',
  ],
  ['sent-form-changed', 'a pattern', text, { ...text, pattern: '^a' }, '', '"pattern" was nothing, and is "^a"'],
  [
    'sent-form-changed',
    'another format',
    { type: 'string', format: 'date' },
    { type: 'string', format: 'time' },
    '',
    '"format" was "date", and is "time"',
  ],
  [
    'sent-default-changed',
    'another default',
    { type: 'integer', default: 1 },
    { type: 'integer', default: 2 },
    '',
    'was 1 when left out, and is 2 now',
  ],
  [
    'sent-alternative-removed',
    'an outcome less',
    { oneOf: [outcome('a'), outcome('b')] },
    { oneOf: [outcome('a')] },
    ' /outcome="b"',
    'is not taken any more',
  ],
  [
    'sent-field-removed',
    'a field less in one alternative',
    { oneOf: [outcome('a'), outcome('b', { song: text })] },
    { oneOf: [outcome('b'), outcome('a')] },
    ' /song',
    'is not taken any more',
  ],
  [
    'sent-alternative-removed',
    'alternatives no more',
    { anyOf: [text, { type: 'null' }] },
    text,
    ' /null',
    'is not taken any more',
  ],
  [
    'sent-field-removed',
    'a field less in a part',
    { allOf: [closed({ song: text }), {}] },
    closed({}),
    ' /song',
    'is not taken any more',
  ],
  [
    'schema-unjudged',
    'a rule that nobody can judge',
    { type: 'integer' },
    { type: 'integer', not: { const: 7 } },
    '',
    '"not" was nothing, and is {"const":7}',
  ],
];

const got: Change[] = [
  ['got-field-removed', 'a field less', closed({ song: text }), closed({}), ' /song', 'is not answered any more'],
  [
    'got-field-removed',
    'a field less, though others may come',
    open({ song: text }),
    open({}),
    ' /song',
    'is not answered any more',
  ],
  ['got-field-removed', 'other fields no more', open({}), closed({}), ' /*', 'other names are not answered any more'],
  [
    'got-field-optional',
    'a field that may be missing',
    closed({ song: text }, { required: ['song'] }),
    closed({ song: text }),
    ' /song',
    'may be left out of the answer now',
  ],
  [
    'got-type-widened',
    'null as well',
    { type: 'string' },
    { type: ['string', 'null'] },
    '',
    'was string, and may be null now',
  ],
  [
    'got-type-widened',
    'broken numbers',
    { type: 'integer' },
    { type: 'number' },
    '',
    'was integer, and may be number now',
  ],
  ['got-type-widened', 'anything', { type: 'integer' }, {}, '', 'was integer, and may be anything now'],
  ['got-value-added', 'a value more', { enum: ['a'] }, { enum: ['a', 'b'] }, '', 'may be "b" now'],
  [
    'got-value-added',
    'any value',
    { type: 'string', enum: ['a'] },
    { type: 'string' },
    '',
    'was one of ["a"], and may be anything now',
  ],
  [
    'got-form-changed',
    'another format',
    { type: 'string', format: 'date-time' },
    { type: 'string' },
    '',
    '"format" was "date-time", and is nothing',
  ],
  [
    'got-may-be-empty',
    'a list that may be empty',
    { type: 'array', minItems: 1 },
    { type: 'array' },
    '',
    '"minItems" was 1, and is nothing',
  ],
  [
    'got-alternative-added',
    'one more outcome',
    { oneOf: [outcome('a')] },
    { oneOf: [outcome('a'), outcome('b')] },
    ' /outcome="b"',
    'is a new outcome',
  ],
];

const canaries = (side: string, wrap: (schema: unknown) => Node, changes: Change[]): Canary[] =>
  changes.map(([rule, change, before, after, at, message]) => ({
    rule,
    change,
    before: smallRelease({ call: wrap(before) }),
    after: smallRelease({ call: wrap(after) }),
    location: `saveBird: ${side}${at}`,
    message,
  }));

/** Canaries of what a call takes and of what it answers. */
export const schemaCanaries: Canary[] = [
  ...canaries('body', (schema) => taking(schema), sent),
  ...canaries('answer', (schema) => answering(schema), got),
];
