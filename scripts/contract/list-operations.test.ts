import { expect, it } from 'vitest';
import { describeOperations } from './list-operations.ts';
import type { ContractSource, Node } from './source.ts';

const area = (...calls: Node[]): Node => ({
  paths: Object.fromEntries(calls.map((call, index) => [`/api/${index}`, { get: call }])),
});

it('lists the calls by area, with the names of those that are planned and a total', () => {
  const planned = (operationId: string): Node => ({ operationId, 'x-planned': true });
  const areas = {
    birds: area({ operationId: 'listBirds' }, planned('singWithBird'), planned('feedBird')),
    nests: area({ operationId: 'listNests' }),
  };
  const source: ContractSource = { common: {}, roles: {}, errors: {}, areas, shared: {} };
  expect(describeOperations(source)).toBe(
    [
      'area   described  planned',
      'birds          3        2',
      '      singWithBird feedBird',
      'nests          1        0',
      'total          4        2',
    ].join('\n'),
  );
});

it('breaks long lists of names into lines', () => {
  const names = Array.from({ length: 30 }, (_, index) => `listSomething${index}`);
  const birds = area(...names.map((operationId) => ({ operationId, 'x-planned': true })));
  const lines = describeOperations({ common: {}, roles: {}, errors: {}, areas: { birds }, shared: {} }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(lines.slice(2, -1).join(' ').split(/\s+/).filter(Boolean)).toEqual(names);
});
