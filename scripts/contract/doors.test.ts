import { expect, it } from 'vitest';
import { expandDoors } from './doors.ts';
import { child, type Node } from './node.ts';

const doors: Node = {
  nest: {
    path: 'n',
    parameter: { $ref: '#/components/parameters/Nest' },
    words: { door: 'a nest' },
    'x-guard': 'owner',
    'x-errors': ['not_found'],
  },
  tree: { path: 't', parameter: { $ref: '#/components/parameters/Tree' }, words: { door: 'a tree' } },
};
const size = { $ref: '#/components/parameters/Size' };

/** A call of two doors with some other members, or without those that are undefined. */
const family = (members: Node = {}): Node => ({
  'x-doors': {
    nest: { operationId: 'listNestBirds', 'x-log': { 'en-US': 'List birds' }, 'x-look-as': true },
    tree: { operationId: 'listTreeBirds', description: 'All of {door}.', 'x-log': { 'en-US': 'List birds of a tree' } },
  },
  tags: ['bird'],
  summary: 'Lists the birds of {door}.',
  'x-log': { record: 'added' },
  'x-errors': ['tree_gone'],
  ...members,
});

const expand = (call: Node, paths: Node = {}): ReturnType<typeof expandDoors> =>
  expandDoors({ bird: { paths: { '/birds/{door}/{id}': { parameters: [size], get: call }, ...paths } } }, doors);

it('makes one call for each door, with what the door gives and what is different there', () => {
  const { areas, diagnostics } = expand(family());
  expect(diagnostics).toEqual([]);
  expect(areas).toEqual({
    bird: {
      paths: {
        '/birds/n/{id}': {
          parameters: [{ $ref: '#/components/parameters/Nest' }, size],
          get: {
            operationId: 'listNestBirds',
            tags: ['bird'],
            summary: 'Lists the birds of a nest.',
            'x-log': { 'en-US': 'List birds', record: 'added' },
            'x-look-as': true,
            'x-guard': 'owner',
            'x-errors': ['not_found', 'tree_gone'],
          },
        },
        '/birds/t/{id}': {
          parameters: [{ $ref: '#/components/parameters/Tree' }, size],
          get: {
            operationId: 'listTreeBirds',
            tags: ['bird'],
            summary: 'Lists the birds of a tree.',
            description: 'All of a tree.',
            'x-log': { 'en-US': 'List birds of a tree', record: 'added' },
            'x-errors': ['tree_gone'],
          },
        },
      },
    },
  });
});

it('writes members in one order, wherever they come from', () => {
  const { areas } = expand(family());
  const call = child(child(child(areas['bird'], 'paths'), '/birds/n/{id}'), 'get');
  expect(Object.keys(call)).toEqual(['operationId', 'tags', 'summary', 'x-log', 'x-look-as', 'x-guard', 'x-errors']);
});

it('keeps the place of a code that the call names itself', () => {
  const { areas } = expand(family({ 'x-errors': ['tree_gone', 'not_found'] }));
  expect(JSON.stringify(areas)).not.toContain('["not_found","tree_gone"');
  expect(JSON.stringify(areas)).toContain('"x-errors":["tree_gone","not_found"]');
});

it('leaves areas and paths without doors as they are', () => {
  const areas = { tree: { paths: { '/trees': { get: { operationId: 'listTrees' } } } }, leaf: { components: {} } };
  expect(expandDoors(areas, doors)).toEqual({ areas, diagnostics: [] });
});

it.each([
  ['a call without doors', family({ 'x-doors': {} }), '"x-doors" has no doors'],
  [
    'a member that no door reads',
    family({ 'x-doors': { nest: { operationId: 'a', summary: 'A.' }, tree: { operationId: 'b', summary: 'B.' } } }),
    '"summary" is not read, since each door has its own',
  ],
  [
    'a misspelt word',
    family({ summary: 'Lists the birds of {dor}.' }),
    '"{dor}" of its summary is no word of the door "nest", did you mean "door"?',
  ],
])('reports %s', (_, call, issue) => {
  expect(expand(call).diagnostics).toContain(`bird.yaml GET /birds/{door}/{id}: ${issue}`);
});

it('reports a path that is written by itself as well', () => {
  const { diagnostics } = expand(family(), { '/birds/t/{id}': { put: { operationId: 'moveTree' } } });
  expect(diagnostics).toEqual(['bird.yaml /birds/t/{id}: /birds/t/{id} is written twice, also by itself']);
});
