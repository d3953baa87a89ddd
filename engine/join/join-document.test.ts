import { describe, expect, it } from 'vitest';
import { writtenIn } from '#engine/written';
import { joinDocument } from './join-document.ts';

const node = (id: string, more: object = {}) => ({ id, widget: 'Text', ...more });
const model = {
  $schema: 'fragment.schema.json',
  kind: 'fragment',
  version: 1,
  id: 'a.model',
  state: { page: { type: 'integer' }, size: { type: 'integer' } },
  data: { rows: { call: 'listThings', with: { type: 'all' } }, one: { call: 'getThing' } },
  body: {
    id: 'root',
    widget: 'Stack',
    slots: {
      default: [
        node('first'),
        { id: 'part', part: 'a.part' },
        node('last', { roles: 'editors', on: { click: [{ do: 'call', call: 'getThing', text: 'getThing' }] } }),
      ],
    },
  },
  drawers: { more: { title: { t: 'a' }, body: node('inDrawer', { roles: 'editors' }) } },
};
const part = {
  kind: 'part',
  version: 1,
  id: 'a.part',
  actions: { ask: [{ do: 'run', actions: 'ask' }] },
  body: { id: 'part', widget: 'Stack', slots: { default: [node('inner'), node('kept')] }, fallback: node('none') },
};
const variant = { $schema: 'v', kind: 'variant', version: 2, id: 'a.variant', of: 'a.model' };
const files = {
  part: (id: string): unknown => (id === 'a.part' ? part : undefined),
  document: (id: string): unknown => [model, variant].find((one) => one.id === id),
  facts: () => undefined,
};

describe('joinDocument', () => {
  it('leaves a document that is no variant to its parts', () => {
    const { document, parts, diagnostics } = joinDocument(model, files);
    expect(document).toMatchObject({ kind: 'fragment', body: { slots: { default: [{}, part.body, {}] } } });
    expect([parts.length, diagnostics]).toEqual([2, []]);
  });

  it('makes a variant the whole document, with other calls, role sets and members, and without some nodes', () => {
    const { document, diagnostics } = joinDocument(
      {
        ...variant,
        instead: { calls: { getThing: 'getOther' }, roles: { editors: 'writers' } },
        without: ['first', 'inner'],
        state: { size: { type: 'number' }, more: { type: 'string' } },
        data: { rows: { call: 'listThings' } },
      },
      files,
    );
    expect(diagnostics).toEqual([]);
    expect(document).toEqual({
      ...model,
      id: 'a.variant',
      state: { page: { type: 'integer' }, size: { type: 'number' }, more: { type: 'string' } },
      data: { rows: { call: 'listThings' }, one: { call: 'getOther' } },
      actions: part.actions,
      body: {
        id: 'root',
        widget: 'Stack',
        slots: {
          default: [
            { ...part.body, slots: { default: [node('kept')] } },
            node('last', { roles: 'writers', on: { click: [{ do: 'call', call: 'getOther', text: 'getThing' }] } }),
          ],
        },
      },
      drawers: { more: { title: { t: 'a' }, body: node('inDrawer', { roles: 'writers' }) } },
    });
  });

  it('says in which file, and where in it, each thing of a variant is written', () => {
    const { parts } = joinDocument(
      { ...variant, without: ['first', 'inner'], data: { rows: { call: 'listThings' } } },
      files,
    );
    const locate = (pointer: string) => {
      const found = writtenIn(pointer, parts);
      return [found.part?.id, found.pointer];
    };
    const slots = '/body/slots/default';
    expect(locate('/body/widget')).toEqual(['a.model', '/body/widget']);
    expect(locate(`${slots}/0/widget`)).toEqual(['a.part', '/body/widget']);
    expect(locate(`${slots}/0/slots/default/0/id`)).toEqual(['a.part', '/body/slots/default/1/id']);
    expect(locate(`${slots}/0/fallback/id`)).toEqual(['a.part', '/body/fallback/id']);
    expect(locate(`${slots}/1/on/click`)).toEqual(['a.model', `${slots}/2/on/click`]);
    expect(locate('/drawers/more/body/id')).toEqual(['a.model', '/drawers/more/body/id']);
    expect(locate('/data/one/call')).toEqual(['a.model', '/data/one/call']);
    expect(locate('/data/rows/call')).toEqual(['a.variant', '/data/rows/call']);
    expect(locate('/actions/ask/0')).toEqual(['a.part', '/actions/ask/0']);
    expect(locate('/id')).toEqual(['a.variant', '/id']);
  });

  it('reports what the document does not have, with the name that may be meant', () => {
    const { diagnostics } = joinDocument(
      { ...variant, instead: { calls: { getThings: 'x' }, roles: { owners: 'x' } }, without: ['frist'] },
      files,
    );
    expect(diagnostics.map(({ code, pointer, hint }) => [code, pointer, hint])).toEqual([
      ['PAGE_VARIANT_NAME', '/without/0', 'Did you mean "first"?'],
      ['PAGE_VARIANT_NAME', '/instead/calls/getThings', 'Did you mean "getThing"?'],
      ['PAGE_VARIANT_NAME', '/instead/roles/owners', expect.stringContaining('Remove')],
    ]);
  });

  it('stays a variant where there is no document for it, and takes whatever it is given', () => {
    for (const of of ['a.nothing', 'a.variant', undefined]) {
      const { document, diagnostics } = joinDocument({ ...variant, of }, files);
      expect([Object(document).kind, diagnostics.map(({ code }) => code)]).toEqual(['variant', ['PAGE_VARIANT_OF']]);
    }
    for (const given of [
      null,
      1,
      [],
      {},
      { ...variant, instead: 1, without: {} },
      { ...variant, instead: { calls: 1 } },
    ])
      expect(joinDocument(given, files).diagnostics).toEqual([]);
  });
});
