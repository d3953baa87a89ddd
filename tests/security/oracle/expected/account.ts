import { mayCall } from './expectation.ts';
import { accountKeepers, apiAuthority, everybody, organisation, ofWorkspace, settings } from './matrix.ts';

/** The caller's own account, and the accounts of a workspace on its staff page (ROUTE-053). */
export const account = {
  ...mayCall(everybody, {
    showCurrentUser: 'SESS-28',
    getUserInfo: 'SESS-31',
    changePassword: 'AUTH-45',
    updateCurrentUser: 'ROUTE-101 (user info, for himself)',
    listInvitations: 'contradictions 68 (it is the account that accepts)',
    acceptInvitation: 'contradictions 68',
    declineInvitation: 'contradictions 68',
    listOwnSessions: 'P11 (where he is signed in, for himself)',
    listOwnSecurityEvents: 'P42 (what happened to his account, for himself)',
    revokeOwnSession: 'P11',
    revokeOtherSessions: 'P11',
    getOwnTotp: 'AUTH-17 (the own second step)',
    beginTotp: 'AUTH-17',
    confirmTotp: 'AUTH-17',
    renewRecoveryCodes: 'AUTH-17',
    endTotp: 'AUTH-17',
  }),
  // A binding is of an account in a workspace, for himself.
  ...mayCall(ofWorkspace, {
    listOwnThirdPartyLogins: 'ORG-12 ROUTE-101',
    bindThirdPartyLogin: 'ORG-12 ROUTE-101',
    bindDirectoryLogin: 'AUTH-10 ORG-12 ROUTE-101',
    unbindThirdPartyLogin: 'ORG-12 ROUTE-101',
  }),
  // The account itself, beyond its membership: at its home workspace, or from the platform.
  ...mayCall(accountKeepers, {
    deleteAccount: 'ROUTE-053 contradictions 68',
    batchDeleteAccounts: 'ROUTE-053 contradictions 68',
    restoreAccount: 'ROUTE-053 contradictions 68',
    eraseAccount: 'ROUTE-053 contradictions 68',
    resetAccountSecret: 'ROUTE-053 contradictions 68',
    unlockAccount: 'ROUTE-053 contradictions 68',
    endAccountTotp: 'ROUTE-053 contradictions 68',
  }),
  ...mayCall(settings, { saveAccountExtendConfig: 'WB-12 ORG-13' }),
  ...mayCall(apiAuthority, {
    createApiKey: 'ROUTE-045 PH-10',
    listApiKeys: 'ROUTE-045 PH-10',
    revokeApiKey: 'ROUTE-045 PH-10',
  }),
  ...mayCall(organisation, {
    listAccounts: 'ROUTE-053 ORG-11',
    listDeletedAccounts: 'ROUTE-053 ORG-11',
    previewAccountDeletion: 'ROUTE-053 ORG-11',
    createAccount: 'ROUTE-053 ORG-11',
    createInvitationLink: 'ROUTE-053 ORG-11',
    getAccount: 'ROUTE-053 ORG-11',
    updateAccount: 'ROUTE-053 ORG-11',
    enableThirdPartyLogin: 'ROUTE-053 ORG-12',
    disableThirdPartyLogin: 'ROUTE-053 ORG-12',
    getAccountExtendConfig: 'ROUTE-053 ORG-13',
    createExtendedAccount: 'ROUTE-053 ORG-13',
    updateExtendedAccount: 'ROUTE-053 ORG-13',
    readExtendedAccount: 'ROUTE-053 ORG-14',
    importAccounts: 'ROUTE-053 ORG-15',
    proposeAccountImport: 'ROUTE-053 ORG-15',
    createAccountImportTemplate: 'ROUTE-053 ORG-15',
    listAccountSessions: 'ROUTE-053 P11',
    revokeAccountSession: 'ROUTE-053 P11',
    revokeAccountSessions: 'ROUTE-053 P11',
  }),
};
