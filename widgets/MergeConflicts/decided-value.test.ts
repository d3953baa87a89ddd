import { expect, test } from 'vitest';
import { decidedValue } from './decided-value.ts';

const value = { logo: 'theirs', light: { accent: 'theirs' }, items: [{ id: 'a' }, { id: 'b', text: 'theirs' }] };
const conflicts = [
  { pointer: '/logo', mine: 'mine', theirs: 'theirs' },
  { pointer: '/light/accent', mine: null, theirs: 'theirs' },
  { pointer: '/items/0', mine: { id: 'a' }, theirs: null },
  { pointer: '/items/1/text', mine: 'mine', theirs: 'theirs' },
];

test('there is no value until every conflict is decided', () => {
  expect(decidedValue(value, conflicts, { '/logo': 'mine' })).toBeNull();
  expect(decidedValue(value, [], {})).toEqual(value);
});

test('each conflict takes the chosen side, and null takes a field or an item away', () => {
  const chosen = { '/logo': 'mine', '/light/accent': 'mine', '/items/0': 'theirs', '/items/1/text': 'mine' } as const;
  expect(decidedValue(value, conflicts, chosen)).toEqual({
    logo: 'mine',
    light: {},
    items: [{ id: 'b', text: 'mine' }],
  });
  expect(value.logo, 'the merged value itself stays').toBe('theirs');
});

test('a name of the prototype is a field like any other', () => {
  const one = [{ pointer: '/__proto__', mine: { polluted: true }, theirs: null }];
  const decided = decidedValue({}, one, { '/__proto__': 'mine' });
  expect(Object.hasOwn(decided ?? {}, '__proto__')).toBe(true);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
