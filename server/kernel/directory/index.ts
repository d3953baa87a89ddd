/** Asks a directory (LDAP) who a person is; knows no accounts and no workspaces. */
export { authenticate, checkDirectory, type DirectoryPerson, type DirectorySetup } from './directory.ts';
export { DirectoryFailure } from './directory-failure.ts';
export { isFilter } from './filter.ts';
