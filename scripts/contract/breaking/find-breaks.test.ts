import { beforeAll, describe, expect, it } from 'vitest';
import { contractFolder } from '../bundle.ts';
import { type ContractSource, type Node, readContract } from '../source.ts';
import { describeBreaks } from './describe-breaks.ts';
import { findBreaks } from './find-breaks.ts';
import { releaseOf } from './release.ts';
import { breakingRules } from './rules.ts';
import { callCanaries } from './testing/call-canaries.ts';
import { schemaCanaries } from './testing/schema-canaries.ts';
import { answering, asking, failures, smallRelease, taking, type Variant } from './testing/small-release.ts';

const canaries = [...callCanaries, ...schemaCanaries];
const closed = (properties: Node): Node => ({ type: 'object', additionalProperties: false, properties });
const refer = (name: string): Node => ({ $ref: `#/components/schemas/${name}` });

describe('findBreaks', () => {
  it.each(canaries.map((canary) => [canary.rule, canary.change, canary] as const))(
    '%s: %s',
    (rule, _change, { before, after, location, message }) => {
      expect(findBreaks(before, after)).toEqual([{ rule, location, message, calls: ['saveBird'] }]);
      expect(findBreaks(before, before)).toEqual([]);
      expect(findBreaks(after, after)).toEqual([]);
    },
  );

  it('has a canary for every rule', () => {
    expect([...new Set(canaries.map(({ rule }) => rule))].sort()).toEqual(Object.keys(breakingRules).sort());
  });

  it.each<[string, Variant, Variant]>([
    ['a longer text', { call: asking({}) }, { call: asking({ schema: { type: 'string', maxLength: 10 } }) }],
    ['a new parameter', {}, { call: asking({}) }],
    ['a new code', {}, { call: { responses: failures({ 409: 'taken' }) }, errors: { taken: { status: 409 } } }],
    ['a field more that may be sent', { call: taking(closed({})) }, { call: taking(closed({ a: {} })) }],
    ['a field more in the answer', { call: answering(closed({})) }, { call: answering(closed({ a: {} })) }],
    ['a value less in the answer', { call: answering({ enum: [1, 2] }) }, { call: answering({ enum: [1] }) }],
    ['a value more that may be sent', { call: taking({ enum: [1] }) }, { call: taking({ enum: [1, 2] }) }],
    ['one more way of signing in', {}, { call: { security: [{ bearer: [] }, { key: [] }] } }],
    ['a call that is served now', { call: { 'x-planned': true } }, {}],
    ['other words', { call: { summary: 'a' } }, { call: { summary: 'b', description: 'c' } }],
    [
      'a shared schema in place of the same one',
      { call: taking(closed({ a: { type: 'null' } })) },
      { call: taking(refer('Bird')), schemas: { Bird: closed({ a: { type: 'null' } }) } },
    ],
    [
      'other words beside a shared schema',
      { call: taking({ ...refer('A'), description: 'a' }), schemas: { A: { type: 'null', description: 'b' } } },
      { call: taking({ ...refer('A'), description: 'c' }), schemas: { A: { type: 'null', description: 'd' } } },
    ],
    [
      'alternatives in another order',
      { call: answering({ oneOf: [refer('A'), refer('B')] }), schemas: { A: { const: 1 }, B: { const: 2 } } },
      { call: answering({ oneOf: [refer('B'), refer('A')] }), schemas: { A: { const: 1 }, B: { const: 2 } } },
    ],
    [
      'null or a shared schema, written in two ways',
      { call: answering({ anyOf: [refer('A'), { type: 'null' }] }), schemas: { A: { type: 'string' } } },
      { call: answering({ oneOf: [{ type: 'null' }, { type: 'string' }] }) },
    ],
  ])('lets pass: %s', (_name, before, after) => {
    expect(findBreaks(smallRelease(before), smallRelease(after))).toEqual([]);
  });

  it('promises nothing for what was planned', () => {
    const planned = smallRelease({ call: { 'x-planned': true, ...taking({ type: 'string' }) } });
    expect(findBreaks(planned, smallRelease({ call: taking({ type: 'integer' }) }))).toEqual([]);
    expect(findBreaks(planned, { paths: {} })).toEqual([]);
  });

  it('ends where a schema holds itself, and names a shared one once for all of its calls', () => {
    const tree = (leaf: Node): Node => closed({ leaf, children: { type: 'array', items: refer('Tree') } });
    const release = (leaf: Node): Node => {
      const [one, other] = ['saveBird', 'listBirds'].map((operationId, index) =>
        smallRelease({
          call: { operationId, ...taking(refer('Tree')) },
          path: `/api/${index}`,
          schemas: { Tree: tree(leaf) },
        }),
      );
      return { ...one, paths: { ...Object(one?.['paths']), ...Object(other?.['paths']) } };
    };
    const breaks = findBreaks(release({ type: ['string', 'null'] }), release({ type: 'string' }));
    expect(breaks).toEqual([
      {
        rule: 'sent-type-narrowed',
        location: 'Tree /leaf',
        message: 'took null, and takes string now',
        calls: ['listBirds', 'saveBird'],
      },
    ]);
    expect(describeBreaks(breaks)).toBe(
      `- Tree /leaf took null, and takes string now (listBirds, saveBird)\n    sent-type-narrowed: ${breakingRules['sent-type-narrowed']}`,
    );
  });
});

describe('the contract', () => {
  let source: ContractSource;
  beforeAll(async () => {
    source = await readContract(contractFolder);
  });

  it('does not break itself, and a set of roles that loses one breaks every call that names it', () => {
    const release = releaseOf(source);
    expect(findBreaks(release, releaseOf(source))).toEqual([]);
    const sets = { ...Object(release['x-role-sets']), configurationAdmins: ['SYSTEM_ADMIN'] };
    const breaks = findBreaks(release, { ...release, 'x-role-sets': sets });
    expect(new Set(breaks.map(({ rule }) => rule))).toEqual(new Set(['roles-narrowed']));
    expect(breaks.map(({ location }) => location)).toContain('saveConfiguration');
  });
});
