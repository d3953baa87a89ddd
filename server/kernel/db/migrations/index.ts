import { workspacesAndAccounts } from './0001-workspaces-and-accounts.ts';
import { sessions } from './0002-sessions.ts';
import { applicationsAndFiles } from './0003-applications-and-files.ts';
import { configuration } from './0004-configuration.ts';
import { operations } from './0005-operations.ts';
import { scopeAskedOnce } from './0006-scope-asked-once.ts';
import { indexesForReading } from './0007-indexes-for-reading.ts';
import { customers } from './0008-customers.ts';
import { logAndApiKeys } from './0009-log-and-api-keys.ts';
import { accounts } from './0010-accounts.ts';
import { organisation } from './0020-organisation.ts';
import { notices } from './0021-notices.ts';
import { workspaceInformation } from './0022-workspace-information.ts';
import { settingsForSessions } from './0023-settings-for-sessions.ts';
import { basesOfOverlays } from './0052-bases-of-overlays.ts';
import { noticesInOrder } from './0061-notices-in-order.ts';
import { noLocksOnAccounts } from './0064-no-locks-on-accounts.ts';
import { smsCodes } from './0074-sms-codes.ts';
import { secondStepOfWorkspaces } from './0075-second-step-of-workspaces.ts';
import { thirdPartyLogins } from './0080-third-party-logins.ts';
import { applicationSettings } from './0085-application-settings.ts';
import { passwordKeys } from './0086-password-keys.ts';
import { sessionTickets } from './0087-session-tickets.ts';
import { oldCounts } from './0100-old-counts.ts';
import { attemptsOfTheirPlace } from './0101-attempts-of-their-place.ts';
import { ticketsOfTheirSession } from './0102-tickets-of-their-session.ts';
import { categoriesAndMaintenance } from './0103-categories-and-maintenance.ts';
import { embeddedSessions } from './0104-embedded-sessions.ts';
import { authorsOfConfiguration } from './0105-authors-of-configuration.ts';
import { ownSecurityEvents } from './0145-own-security-events.ts';
import { accountsInTheTrash } from './0149-accounts-in-the-trash.ts';
import { publishersOfConfiguration } from './0150-publishers-of-configuration.ts';
import { approvalsOfChanges } from './0151-approvals-of-changes.ts';
import { inheritedFields } from './0160-inherited-fields.ts';
import { totp } from './0161-totp.ts';
import { colorScheme } from './0162-color-scheme.ts';
import { designedTables } from './0170-tables.ts';
import { applicationGrants } from './0171-application-grants.ts';
import { bytesOfConfiguration } from './0172-bytes-of-configuration.ts';
import { countedDenials } from './0173-counted-denials.ts';
import { inheritedThemes } from './0174-inherited-themes.ts';
import { leftColumns } from './0194-left-columns.ts';
import { menus } from './0174-menus.ts';
import { gatewaysOfCodes } from './0175-gateways-of-codes.ts';
import { recordDrafts } from './0204-record-drafts.ts';
import { recordViews } from './0195-record-views.ts';
import { externalTickets } from './0212-external-tickets.ts';
import { displaysOfViews } from './0208-displays-of-views.ts';
import { holdersOfColumns } from './0222-holders-of-columns.ts';
import { tableJobs } from './0223-table-jobs.ts';
import { settledDrafts } from './0247-settled-drafts.ts';

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
  { name: '0006-scope-asked-once', statements: scopeAskedOnce },
  { name: '0007-indexes-for-reading', statements: indexesForReading },
  { name: '0008-customers', statements: customers },
  { name: '0009-log-and-api-keys', statements: logAndApiKeys },
  { name: '0010-accounts', statements: accounts },
  { name: '0020-organisation', statements: organisation },
  { name: '0021-notices', statements: notices },
  { name: '0022-workspace-information', statements: workspaceInformation },
  { name: '0023-settings-for-sessions', statements: settingsForSessions },
  { name: '0052-bases-of-overlays', statements: basesOfOverlays },
  { name: '0061-notices-in-order', statements: noticesInOrder },
  { name: '0064-no-locks-on-accounts', statements: noLocksOnAccounts },
  { name: '0074-sms-codes', statements: smsCodes },
  { name: '0075-second-step-of-workspaces', statements: secondStepOfWorkspaces },
  { name: '0080-third-party-logins', statements: thirdPartyLogins },
  { name: '0085-application-settings', statements: applicationSettings },
  { name: '0086-password-keys', statements: passwordKeys },
  { name: '0087-session-tickets', statements: sessionTickets },
  { name: '0100-old-counts', statements: oldCounts },
  { name: '0101-attempts-of-their-place', statements: attemptsOfTheirPlace },
  { name: '0102-tickets-of-their-session', statements: ticketsOfTheirSession },
  { name: '0103-categories-and-maintenance', statements: categoriesAndMaintenance },
  { name: '0104-embedded-sessions', statements: embeddedSessions },
  { name: '0105-authors-of-configuration', statements: authorsOfConfiguration },
  { name: '0145-own-security-events', statements: ownSecurityEvents },
  { name: '0149-accounts-in-the-trash', statements: accountsInTheTrash },
  { name: '0150-publishers-of-configuration', statements: publishersOfConfiguration },
  { name: '0151-approvals-of-changes', statements: approvalsOfChanges },
  { name: '0160-inherited-fields', statements: inheritedFields },
  { name: '0161-totp', statements: totp },
  { name: '0162-color-scheme', statements: colorScheme },
  { name: '0170-tables', statements: designedTables },
  { name: '0171-application-grants', statements: applicationGrants },
  { name: '0172-bytes-of-configuration', statements: bytesOfConfiguration },
  { name: '0173-counted-denials', statements: countedDenials },
  { name: '0174-inherited-themes', statements: inheritedThemes },
  { name: '0174-menus', statements: menus },
  { name: '0175-gateways-of-codes', statements: gatewaysOfCodes },
  { name: '0194-left-columns', statements: leftColumns },
  { name: '0195-record-views', statements: recordViews },
  { name: '0204-record-drafts', statements: recordDrafts },
  { name: '0208-displays-of-views', statements: displaysOfViews },
  { name: '0212-external-tickets', statements: externalTickets },
  { name: '0222-holders-of-columns', statements: holdersOfColumns },
  { name: '0223-table-jobs', statements: tableJobs },
  { name: '0247-settled-drafts', statements: settledDrafts },
];
