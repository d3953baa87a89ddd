import { expect, test } from 'vitest';
import { writtenIn } from '#engine/written';
import { inFull } from './in-full.ts';
import { joinDocument } from './join-document.ts';

const set = { set: { page: 1, 'value.city': { $: 'result.city' }, failure: null } };
const say = { do: 'toast', text: { t: '.saved' } };
const page = {
  kind: 'page',
  id: 'shop.things',
  texts: 'shop',
  title: { t: '.title', values: { of: { t: 'other.name' } } },
  load: [set, say, { do: 'branch', then: [say, set, say] }],
};
const asActions = [
  { do: 'setState', path: 'state.page', value: 1 },
  { do: 'setState', path: 'state.value.city', value: { $: 'result.city' } },
  { do: 'setState', path: 'state.failure' },
];
const said = { do: 'toast', text: { t: 'shop.saved' } };

test('keys that begin with a dot get the texts of the file in front, and values are written one after the other', () => {
  expect(inFull(page).file).toEqual({
    ...page,
    title: { t: 'shop.title', values: { of: { t: 'other.name' } } },
    load: [...asActions, said, { do: 'branch', then: [said, ...asActions, said] }],
  });
});

test('a file without short forms is the very same, and lists that hold no step of this shape are', () => {
  for (const file of [null, 1, { kind: 'page' }, { list: [{ set: 1 }, { set: {}, do: 'x' }, { title: { t: '.x' } }] }])
    expect(inFull(file)).toEqual({ file, moved: [] });
});

test('what a document holds is found where it is written in its file', () => {
  const { document, parts } = joinDocument(page, {
    part: () => undefined,
    document: () => undefined,
    facts: () => undefined,
  });
  expect(document).not.toHaveProperty('texts');
  const written = (pointer: string) => writtenIn(pointer, parts).pointer;
  expect(written('/load/1/value/$')).toBe('/load/0/set/value.city/$');
  expect(written('/load/2/path')).toBe('/load/0/set/failure/path');
  expect(written('/load/3/text')).toBe('/load/1/text');
  expect(written('/load/4/then/1/value')).toBe('/load/2/then/1/set/page');
  expect(written('/load/4/then/4/text/t')).toBe('/load/2/then/2/text/t');
  expect(written('/title')).toBe('/title');
});

test('so is what a part, a row form and a variant bring', () => {
  const files: Record<string, unknown> = {
    'shop.part': { kind: 'part', id: 'shop.part', texts: 'part', body: { id: 'inner', on: { click: [set, say] } } },
    'shop.dialog': {
      kind: 'dialog',
      version: 1,
      id: 'shop.dialog',
      block: true,
      texts: 'dialog',
      title: { t: '.title' },
      load: [set, say],
      body: { id: 'text', widget: 'Text' },
    },
    'shop.model': {
      ...page,
      id: 'shop.model',
      blocks: { ask: 'shop.dialog' },
      body: { id: 'root', slots: { default: [{ id: 'gone' }, { id: 'inner', part: 'shop.part' }] } },
    },
  };
  const find = (id: string): unknown => files[id];
  const { document, parts } = joinDocument(
    { kind: 'variant', id: 'shop.variant', of: 'shop.model', without: ['gone'], load: [set, say] },
    { part: find, document: find, facts: () => undefined },
  );
  const written = (pointer: string) => {
    const { part, pointer: at } = writtenIn(pointer, parts);
    return `${part?.id} ${at}`;
  };
  expect(document).toMatchObject({
    load: [...asActions, said],
    dialogs: {
      ask: { title: { t: 'dialog.title' }, load: [...asActions, { do: 'toast', text: { t: 'dialog.saved' } }] },
    },
    body: { slots: { default: [{ on: { click: [...asActions, { text: { t: 'part.saved' } }] } }] } },
  });
  expect(written('/load/1/value')).toBe('shop.variant /load/0/set/value.city');
  expect(written('/load/3/text')).toBe('shop.variant /load/1/text');
  expect(written('/dialogs/ask/load/0/value')).toBe('shop.dialog /load/0/set/page');
  expect(written('/dialogs/ask/load/3')).toBe('shop.dialog /load/1');
  expect(written('/body/slots/default/0/on/click/3/text')).toBe('shop.part /body/on/click/1/text');
});
