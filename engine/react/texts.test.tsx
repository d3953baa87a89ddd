import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Json } from '#engine/document';
import { createTestHost, documentOf, renderDocument } from './testing/index.ts';
import { box, words } from './testing/nodes.ts';
import { plainWidgets } from './testing/plainWidgets.tsx';

const show = (text: unknown, messages: Parameters<typeof documentOf>[1]) =>
  renderDocument(documentOf(box([{ ...words('said', ''), props: { text: text as never } }]), messages), {
    host: createTestHost({ widgets: plainWidgets() }),
  });

test('A text inserts words and numbers as they are, and nothing for what has no words', async () => {
  const welcome: Json[] = [
    { type: 0, value: 'Welcome to ' },
    { type: 1, value: 'name' },
    { type: 0, value: ', ' },
    { type: 1, value: 'count' },
    { type: 1, value: 'nothing' },
    { type: 0, value: '!' },
  ];
  await show(
    { t: 'welcome', values: { name: '<b>Acme</b>', count: 1234.5, nothing: null } },
    { messages: { welcome }, locale: 'de-DE' },
  );
  await expect.element(page.getByText('Welcome to <b>Acme</b>, 1234.5!')).toBeVisible();
});

test('A text with arguments is written in the language of the document', async () => {
  const counted: Json[] = [
    { type: 0, value: 'Paid: ' },
    { type: 2, value: 'sum', style: null },
  ];
  await show({ t: 'paid', values: { sum: 1234.5 } }, { locale: 'de-DE', messages: { paid: counted } });
  await expect.element(page.getByText('Paid: 1.234,5')).toBeVisible();
});
