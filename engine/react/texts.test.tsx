import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Json } from '#engine/core';
import { createTestHost, documentOf, renderDocument } from './testing/index.ts';
import { box, words } from './testing/nodes.ts';
import { plainWidgets } from './testing/plainWidgets.tsx';

const show = (text: unknown, messages: Parameters<typeof documentOf>[1]) =>
  renderDocument(documentOf(box([{ ...words('said', ''), props: { text: text as never } }]), messages), {
    host: createTestHost({ widgets: plainWidgets() }),
  });

test('A page of texts without arguments never asks the browser which languages it knows', async () => {
  const asked = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  await show({ t: 'hello' }, { messages: { hello: 'Hello' } });
  await expect.element(page.getByText('Hello')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('A text with arguments is written in the language of the document', async () => {
  const counted: Json[] = [
    { type: 0, value: 'Paid: ' },
    { type: 2, value: 'sum', style: null },
  ];
  await show({ t: 'paid', values: { sum: 1234.5 } }, { locale: 'de-DE', messages: { paid: counted } });
  await expect.element(page.getByText('Paid: 1.234,5')).toBeVisible();
});
