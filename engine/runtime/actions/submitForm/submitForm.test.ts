import { expect, test } from 'vitest';
import type { Field } from '../../state/fields.ts';
import { createTestScope } from '../../testing/createTestScope.ts';

const read = (...path: string[]) => ({
  $: path.slice(1).reduce<unknown>((at, key) => ['get', at, key], ['var', path[0]]),
});
const given = { title: read('state', 'name'), address: { city: read('state', 'form', 'city') } };
const diagnostic = (pointer: string) => ({ pointer, message: `wrong ${pointer}` });

function setUp(failure?: object) {
  const made: unknown[] = [];
  const shown: string[] = [];
  const page = createTestScope(
    { state: { name: { type: 'string', default: 'x' }, form: { type: 'object', default: { city: 'y' } } } },
    {
      operations: { save: { reads: [], writes: [], safe: false } },
      client: {
        async call(_id, args) {
          made.push(args);
          if (failure) throw Object.assign(new Error('Refused.'), failure);
          return { id: 7 };
        },
      },
    },
  );
  const field = (id: string, more: Partial<Field>): void =>
    void page.scope.fields.add({
      id,
      nodes: ['root', 'form', id],
      validate: () => true,
      renew: () => undefined,
      showIssue(text, inside) {
        if (text !== null) shown.push([id, ...inside, text].join(' '));
        return true;
      },
      focus: () => shown.push(`focus ${id}`),
      isBefore: (other) => id < other.id,
      ...more,
    });
  return { ...page, made, shown, field, said: () => page.host.toasts.map(({ text }) => text) };
}

const submit = { do: 'submitForm', node: 'form', call: 'save', with: given };
const after = { do: 'toast', text: 'after' };

test('submitForm checks the fields of its node first, and calls with their values', async () => {
  const { scope, made, said, field } = setUp();
  field('other', { nodes: ['root', 'other'], validate: () => false });
  await scope.run([
    { ...submit, as: 'saved', then: [{ do: 'toast', text: 'saved' }] },
    { do: 'toast', text: read('saved', 'id') },
  ]);
  expect(made).toEqual([{ title: 'x', address: { city: 'y' } }]);
  expect(said()).toEqual(['saved', '7']);
});

test('submitForm does not call while a field is wrong', async () => {
  const { scope, made, shown, said, field } = setUp();
  field('name', { validate: () => false });
  await scope.run([submit, after]);
  expect(made).toEqual([]);
  expect(shown).toEqual(['focus name']);
  expect(said()).toEqual([]);
});

test('submitForm shows each issue of the answer at the field that holds the argument, and ends the list', async () => {
  const { scope, shown, said, field } = setUp({
    detail: { faults: [diagnostic('/address/city'), diagnostic('/title')] },
  });
  field('name', { bind: ['state', 'name'] });
  field('city', { bind: ['state', 'form', 'city'] });
  await scope.run([submit, after]);
  expect(shown).toEqual(['city wrong /address/city', 'name wrong /title', 'focus city']);
  expect(said()).toEqual([]);
});

test('submitForm shows an issue inside a form’s value at the form itself', async () => {
  const { scope, shown, field } = setUp({ pointer: '/lines/0/city', message: 'Unknown city.' });
  field('form', { bind: ['state', 'form'] });
  field('self', { nodes: ['root', 'form'] });
  await scope.run([{ ...submit, with: { body: read('state', 'form') } }]);
  expect(shown).toEqual(['self lines 0 city Unknown city.', 'focus self']);
});

test('submitForm tells the person what no field can show, and `catch` hears of everything', async () => {
  const failure = { detail: { faults: [diagnostic('/title'), diagnostic('/owner')] } };
  const plain = setUp(failure);
  plain.field('name', { bind: ['state', 'name'] });
  await plain.scope.run([submit, after]);
  expect(plain.said()).toEqual(['Refused.']);
  expect(plain.shown).toEqual(['name wrong /title', 'focus name']);
  const caught = setUp(failure);
  await caught.scope.run([{ ...submit, catch: [{ do: 'toast', text: read('error', 'message') }] }, after]);
  expect(caught.said()).toEqual(['Refused.', 'after']);
});

test.each([
  [{ detail: { faults: 'x' } }],
  [{ detail: { faults: [null, { pointer: 1 }, {}] } }],
  [{ pointer: 'x' }],
  [{}],
])('submitForm stands a failure such as %j', async (failure) => {
  const { scope, said } = setUp(failure);
  await scope.run([submit, after]);
  expect(said()).toEqual(['Refused.']);
});
