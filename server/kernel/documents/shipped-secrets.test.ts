import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentSource } from '#engine/document';
import { analyse, secretReadings } from '#engine/rights';
import { type ChangedPages, readChangedPages } from '#tests/security/changed-page.ts';

let pages: ChangedPages;
beforeAll(async () => {
  pages = await readChangedPages();
});

/**
 * What shipped pages may do with a password, a code or a key as a whole. A new use is a decision: it gives it to the call that checks or
 * stores it, hands it to the dialog that shows it once, or lets the person copy it there. Everything else learns of it only what
 * `isEmpty`, `lengthAtLeast`, `sameSecret` and `passwordIssues` answer.
 */
const uses = new Set([
  'PasswordRules password',
  'RecordForm isNew',
  // The values of a record that two people changed: of its columns, and passwords of records have none.
  'ChangeList changes',
  'call createToken',
  'submitForm registerCustomer',
  'call beginPasswordReset',
  'call joinByLink',
  'call finishPasswordReset',
  'call sendSmsCode',
  'call bindDirectoryLogin',
  'call loginUser',
  'submitForm changePassword',
  'call beginTotp',
  'call confirmTotp',
  'call renewRecoveryCodes',
  'call endTotp',
  'QrCode text',
  'submitForm saveWorkspaceSetting',
  'submitForm createMenuRecord',
  'submitForm updateMenuRecord',
  'submitForm createPhysicalRecord',
  'submitForm updatePhysicalRecord',
  'submitForm bulkUpdateMenuRecords',
  'submitForm bulkUpdateTableRecords',
  // Asks whether changes of a record may be lost: by yes or no, not by its values.
  'confirm',
  'openDialog',
  'setState',
  'copy',
]);

// APP-21: the ticket of an external application is used once, within a minute, and travels in the address of that application.
// The title of a record is one of its columns, and passwords have none. The server keeps no password in a draft; that there is one, and
// whether the form was changed, is yes or no.
const usesOfRecords = ['Heading text', 'keepInTab', 'Notice when', 'Text when', 'branch'];
// The record of the editor's preview is made up of the design: neither it nor what the editor reports beside it has values of a person.
const usesOf = new Map([
  // A text that becomes a choice shows its values as options; the server answers them for texts alone, and passwords are none.
  [
    'application.tableEditor',
    new Set(['call getPhysicalTable', 'call dropLeftColumn', 'toast', 'call getTableStatistic', 'TableDesign values']),
  ],
  // The ticket for another workspace, or for a look at one, goes to the action that leaves for it.
  ['shell.workspaces', new Set(['enter'])],
  ['customers.supportEnter', new Set(['enter'])],
  ['workspace.externalDatabases', new Set(['call saveWorkspaceSetting'])],
  ['workbench.external', new Set(['Link href', 'Link when', 'Spinner when', 'Text when'])],
  // Extra fields of a person may be as private as the rest; a button shows that they were changed.
  ['settings.staff', new Set(['Button disabled', 'submitForm createExtendedAccount', 'call updateExtendedAccount'])],
  ['settings.invitePerson', new Set(['submitForm createExtendedAccount'])],
  ['records.record', new Set([...usesOfRecords, 'call keepTableDraft'])],
  ['records.menuRecord', new Set([...usesOfRecords, 'call keepMenuDraft'])],
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
      for (const { use, pointer, text, isOpen } of readingsOf(document))
        expect([
          document.id,
          pointer,
          text,
          !isOpen || uses.has(use) || usesOf.get(document.id)?.has(use) ? 'known' : use,
        ]).toEqual([document.id, pointer, text, 'known']);
    }
  });

  it('in conditions only by functions that give no character away', () => {
    const login = pages.source('session.login');
    const asking = (text: string) => ({ ...login, load: [{ do: 'branch', if: text, then: [] }] });
    const isOpen = (text: string) => readingsOf(asking(text)).find(({ use }) => use === 'branch')?.isOpen;
    const closed = ['isEmpty(trim(state.password))', 'lengthAtLeast(state.password, 8) && size(state.username) > 0'];
    expect(closed.map(isOpen)).toEqual([false, false]);
    const open = [
      "startsWith(state.password, 'a')",
      'isEmpty(state.password) || size(state.password) > 7',
      'size(state) > 0',
    ];
    expect(open.map(isOpen)).toEqual([true, true, true]);
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
