import { describe, expect, it } from 'vitest';
import { joinParts, writtenIn } from './join-parts.ts';

const field = { id: 'name', widget: 'TextField' };
const form = { id: 'form', widget: 'FormLayout', slots: { default: [field, { id: 'more', part: 'a.more' }] } };
const more = { id: 'more', widget: 'Card', fallback: { id: 'none', part: 'a.none' } };
const none = { id: 'none', widget: 'Text' };
const bodies = { 'a.form': form, 'a.more': more, 'a.none': none };
const partOf = (id: string): unknown => {
  const body = Object.entries(bodies).find(([name]) => name === id)?.[1];
  return body && { kind: 'part', version: 1, id, body };
};
const around = (node: object) => ({ kind: 'page', id: 'a.page', body: { id: 'root', slots: { default: [node] } } });

describe('joinParts', () => {
  it('puts each part in its place, also in slots, fallbacks, dialogs and other parts', () => {
    const dialogs = { ask: { title: { t: 'a' }, body: { id: 'none', part: 'a.none' } } };
    const { document, parts } = joinParts({ ...around({ id: 'form', part: 'a.form' }), dialogs }, partOf);
    const whole = { ...form, slots: { default: [field, { ...more, fallback: none }] } };
    expect(document).toEqual({ ...around(whole), dialogs: { ask: { title: { t: 'a' }, body: none } } });
    expect(parts).toEqual([
      { id: 'a.form', kind: 'part', pointer: '/body/slots/default/0', from: '/body' },
      { id: 'a.more', kind: 'part', pointer: '/body/slots/default/0/slots/default/1', from: '/body' },
      { id: 'a.none', kind: 'part', pointer: '/body/slots/default/0/slots/default/1/fallback', from: '/body' },
      { id: 'a.none', kind: 'part', pointer: '/dialogs/ask/body', from: '/body' },
    ]);
    expect(writtenIn('/body/slots/default/0/slots/default/0/widget', parts)).toEqual({
      part: parts[0],
      pointer: '/body/slots/default/0/widget',
    });
    expect(writtenIn('/body/slots/default/0/slots/default/1/id', parts)).toEqual({
      part: parts[1],
      pointer: '/body/id',
    });
    expect(writtenIn('/body/id', parts)).toEqual({ pointer: '/body/id' });
  });

  it('gives what a part has of state, data and actions to the scope around its node, whose own members win', () => {
    const state = { wanted: { type: 'string' }, page: { type: 'string' } };
    const [data, actions] = [{ rows: { call: 'listThings' } }, { find: [{ do: 'focus', node: 'field' }] }];
    const part = { kind: 'part', version: 1, id: 'a.field', state, data, actions, body: { id: 'field' } };
    const of = (id: string): unknown => (id === 'a.field' ? part : undefined);
    const node = { id: 'field', part: 'a.field' };
    const own = { state: { page: { type: 'integer' } } };
    const { document, parts } = joinParts(
      { ...own, body: { id: 'root' }, drawers: { more: { ...own, body: node } } },
      of,
    );
    expect(document).toEqual({
      ...own,
      body: { id: 'root' },
      drawers: {
        more: { state: { wanted: state.wanted, page: { type: 'integer' } }, data, actions, body: { id: 'field' } },
      },
    });
    const written = (pointer: string) => {
      const found = writtenIn(`/drawers/more${pointer}`, parts);
      return [found.part?.id, found.pointer];
    };
    expect(written('/state/wanted/type')).toEqual(['a.field', '/state/wanted/type']);
    expect(written('/data/rows/call')).toEqual(['a.field', '/data/rows/call']);
    expect(written('/actions/find/0')).toEqual(['a.field', '/actions/find/0']);
    expect(written('/state/page')).toEqual([undefined, '/drawers/more/state/page']);
  });

  it.each([
    ['names no part', { id: 'form', part: 'a.forms' }],
    ['has another id than its part', { id: 'box', part: 'a.form' }],
    ['says more than the part', { id: 'form', part: 'a.form', when: 'true' }],
  ])('leaves a node alone that %s', (_title, node) => {
    expect(joinParts(around(node), partOf)).toEqual({ document: around(node), parts: [] });
  });

  it('ends where a part contains itself, and takes whatever it is given', () => {
    const itself = { kind: 'part', body: { id: 'form', slots: { default: [{ id: 'form', part: 'a.form' }] } } };
    expect(joinParts(around({ id: 'form', part: 'a.form' }), () => itself).parts).toHaveLength(1);
    for (const value of [null, 1, [], {}, { body: 1 }, { body: { slots: [1] }, dialogs: [] }])
      expect(joinParts(value, partOf)).toEqual({ document: value, parts: [] });
  });
});
