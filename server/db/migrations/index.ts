import { workspacesAndAccounts } from './0001-workspaces-and-accounts.ts';
import { sessions } from './0002-sessions.ts';
import { applicationsAndFiles } from './0003-applications-and-files.ts';
import { configuration } from './0004-configuration.ts';
import { operations } from './0005-operations.ts';
import { organisation } from './0020-organisation.ts';
import { notices } from './0021-notices.ts';

export interface Migration {
  /** The file's name without its ending. */
  name: string;
  /** SQL statements, run in order in one transaction by the owner of the tables. */
  statements: readonly string[];
}

/** Every migration, in the order in which they run. One that was released is never edited: write the next. */
export const migrations: readonly Migration[] = [
  { name: '0001-workspaces-and-accounts', statements: workspacesAndAccounts },
  { name: '0002-sessions', statements: sessions },
  { name: '0003-applications-and-files', statements: applicationsAndFiles },
  { name: '0004-configuration', statements: configuration },
  { name: '0005-operations', statements: operations },
  { name: '0020-organisation', statements: organisation },
  { name: '0021-notices', statements: notices },
];
