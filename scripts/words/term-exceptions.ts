/** A text that keeps a word which the list of terms refuses. */
export interface TermException {
  /** The key of the message, or the file of the text. */
  at: string;
  word: string;
  why: string;
}

const specified = 'The specification has this text.';

export const termExceptions: readonly TermException[] = [
  { at: 'app.session.unverified', word: 'log in', why: specified },
  { at: 'shell.application.unverified', word: 'log in', why: specified },
  { at: 'workbench.applications.ticket.help', word: 'authorization', why: 'It is the name of a header.' },
  {
    at: 'server/kernel/grants/everybody.ts',
    word: 'everybody',
    why: 'The name is reserved in workspaces that exist (migration 0400).',
  },
];

/** Texts that are still to be rewritten: an entry leaves with its text, and none is added. */
export const unwritten: readonly TermException[] = (
  [
    ['application.menuGrants.none', 'nobody'],
    ['application.menuGrants.remove.yes', 'take back'],
    ['application.menuGrants.removed', 'taken back'],
    ['application.userAuthor.others.none', 'nobody'],
    ['application.userAuthor.add', 'give a role'],
    ['application.userAuthor.remove.yes', 'take back'],
    ['application.userAuthor.removed', 'taken back'],
    ['application.grantGaps.change', 'authorisation'],
    ['log.keep.shorter', 'for good'],
    ['log.keep.shorter.text', 'for good'],
    ['log.keep.shorter', '永久删除'],
    ['log.keep.shorter.text', '永久删除'],
    ['log.ofPage.none', 'nobody'],
    ['widget.TableDesign.left.hint', 'nobody'],
    ['widget.TableDesign.left.drop', 'for good'],
    ['widget.TableDesign.left.drop.name', 'for good'],
    ['widget.TableDesign.kind', 'kind'],
    ['widget.TableDesign.help.gaps', 'nobody'],
    ['server/domains/identity/importing/columns.ts', 'telephone'],
    ['server/kernel/audit/words/field-words.ts', 'telephone'],
    ['server/kernel/audit/words/field-words.ts', 'state'],
    ['server/kernel/audit/words/field-words.ts', 'kind'],
    ['eraseAccount', 'for good'],
    ['eraseAccount', 'erase'],
    ['erasePhysicalTable', 'for good'],
    ['erasePhysicalTable', 'erase'],
    ['listOwnWorkspaces', '所在企业'],
    ['own-workspace', '所在企业'],
    ['testEmailSetting', 'mail'],
  ] as const
).map(([at, word]) => ({ at, word, why: 'It is still to be rewritten.' }));
