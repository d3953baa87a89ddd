import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentSource } from '#engine/document';
import { analyse, secretReadings } from '#engine/rights';
import { type ChangedPages, readChangedPages } from '#tests/security/changed-page.ts';

let pages: ChangedPages;
beforeAll(async () => {
  pages = await readChangedPages();
});

/**
 * What shipped pages may do with a password, a code or a key. A new use is a decision: it shows when a field is filled in or right, gives it
 * to the call that checks or stores it, hands it to the dialog that shows it once, or lets the person copy it there.
 */
const uses = new Set([
  'PasswordField rules',
  'CaptchaField rules',
  'CodeField rules',
  'Button disabled',
  'Text when',
  'Notice when',
  'Progress when',
  'Progress label',
  'Progress value',
  'Progress tone',
  'PasswordRules password',
  'RecordForm isNew',
  'branch',
  'call createToken',
  'call registerCustomer',
  'call sendSmsCode',
  'call bindDirectoryLogin',
  'call loginUser',
  'submitForm changePassword',
  'submitForm saveWorkspaceSetting',
  'openDialog',
  'setState',
  'copy',
]);

const readingsOf = (document: DocumentSource) =>
  secretReadings(analyse(document, pages.catalogue), {
    catalogue: pages.catalogue,
    operations: pages.contract,
    documents: (id) => pages.shipped.documents.get(id),
  });

describe('P44 shipped pages read secrets', () => {
  it('only to check them, to send them where they belong, and to show them once', () => {
    for (const document of pages.shipped.documents.values()) {
      for (const { use, pointer, text } of readingsOf(document))
        expect([document.id, pointer, text, uses.has(use) ? 'known' : use]).toEqual([
          document.id,
          pointer,
          text,
          'known',
        ]);
    }
  });

  it('as the sign-in page does, and a page that stores one is found', () => {
    const login = pages.source('session.login');
    expect(readingsOf(login).map(({ use }) => use)).toEqual(
      expect.arrayContaining(['call createToken', 'PasswordField rules']),
    );
    const storing = { ...login, load: [{ do: 'keep', key: 'a', value: { $: 'state.password' } }] };
    expect(readingsOf(storing).map(({ use }) => use)).toContain('keep');
    const posting = {
      ...login,
      state: { ...login.state, copied: { type: 'string' as const } },
      load: [
        { do: 'setState', path: 'state.copied', value: { $: 'state' } },
        { do: 'postMessage', type: 'a', payload: { $: 'state.copied' } },
      ],
    };
    expect(readingsOf(posting).map(({ use }) => use)).toContain('postMessage');
  });
});
