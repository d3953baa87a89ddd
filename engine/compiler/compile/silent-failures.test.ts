import { expect, test } from 'vitest';
import { createContext } from '../check/testing/context.ts';
import { compileDocument } from './document.ts';

const page = {
  kind: 'page',
  version: 1,
  id: 'a.failures',
  route: '/failures',
  title: { t: 'a.name' },
  data: {
    heard: { call: 'listCustomers' },
    unheard: { call: 'listCustomers', with: { page: 2 } },
    handled: { call: 'listCustomers', with: { page: 3 }, catch: [{ do: 'refresh', data: 'heard' }] },
  },
  body: {
    id: 'root',
    widget: 'Stack',
    slots: { default: [{ id: 'why', widget: 'Stack', when: 'failed.heard != null' }] },
  },
};

test('ERR-43 the compiler names the data whose failure nothing in the document reads or handles', () => {
  const { document, diagnostics } = compileDocument(page, createContext());
  expect(diagnostics).toEqual([]);
  expect(document.silentFailures).toEqual(['unheard']);
});
