import { expect, test } from 'vitest';
import type { CompiledDocument, CompiledDialog } from '#engine/document';
import { firstPart } from './first-part.ts';

const text = (id: string, key: string) => ({ id, widget: 'Text', props: { text: { t: key } } });
const dialog: CompiledDialog = {
  title: { t: 'dialog.title' },
  body: { id: 'inner', widget: 'Stack', slots: { default: [text('a', 'both'), text('b', 'dialog.only')] } },
};
const document: CompiledDocument = {
  format: 1,
  kind: 'page',
  id: 'test.page',
  version: 1,
  locale: 'en-US',
  title: { t: 'title' },
  body: { id: 'page', widget: 'Stack', slots: { default: [text('c', 'both')] } },
  messages: { title: 'T', both: 'B', 'dialog.title': 'D', 'dialog.only': 'O', 'widget.Text.more': 'M' },
  widgets: ['Stack', 'Text'],
};

test('leaves out dialogs and drawers, and the messages that only they name', () => {
  const { dialogs, drawers, partial, messages, ...rest } = firstPart({ ...document, dialogs: { one: dialog } });
  expect({ dialogs, drawers, partial }).toEqual({ dialogs: undefined, drawers: undefined, partial: true });
  expect(Object.keys(messages)).toEqual(['title', 'both', 'widget.Text.more']);
  expect({ ...rest, messages: document.messages }).toEqual(document);
  expect(firstPart({ ...document, drawers: { one: dialog } }).drawers).toBeUndefined();
});

test('a document without dialogs and drawers is whole', () => {
  expect(firstPart(document)).toBe(document);
});
