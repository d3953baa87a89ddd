import { type Role, roleSets } from '#openapi';
import { demoPassword } from '#server/seeds/demo.ts';
import type { Caller } from '../world/caller.ts';
import { guestIdOf } from '../world/guests.ts';
import { foreign, own } from '../world/scopes.ts';
import type { Principal } from '../world/principals.ts';
import type { Args, Names, Requests } from './request.ts';

const managers: readonly Role[] = roleSets.workspaceAdmins;

/** The caller's own account, the log, and keys for programs. */
const selves: Requests = {
  showCurrentUser: {},
  getUserInfo: {},
  changePassword: { args: { old_password: demoPassword, new_password: 'Blue-lamp-42' } },
  updateCurrentUser: { args: { introduction: 'Works on Tuesdays.' }, names: { avatar: 'imageAddress' } },
  listOwnThirdPartyLogins: {},
  bindThirdPartyLogin: { args: { thirdTypeTag: 'wx', code: 'a', state: 'wx.a' }, status: 404 },
  bindDirectoryLogin: { args: { account: 'anna', password: demoPassword }, status: 404 },
  unbindThirdPartyLogin: { args: { thirdTypeTag: 'wx' } },
  listInvitations: {
    asks: 'own',
    check: ({ data }) => (Array.isArray(data) && data.length === 1 ? undefined : 'tells more or less than its own'),
  },
  acceptInvitation: { names: { ws_id: 'invitation' }, isForAll: true, changes: 'invitation' },
  declineInvitation: { names: { ws_id: 'invitation' }, isForAll: true, changes: 'invitation' },
  listOperationLog: {
    // An owner of another application reads nothing of this one.
    status: ({ name }) => (name === 'ownerElsewhere' ? 403 : 200),
    names: { application_id: 'application' },
    forms: [{ names: { application_id: 'application', user_id: 'person' } }],
  },
  getOperationLogEntry: {
    status: ({ name }) => (name === 'ownerElsewhere' ? 403 : 200),
    names: ({ at }): Names =>
      at === 'platform' ? { id: 'logEntry' } : { id: 'logEntry', application_id: 'application' },
  },
  listLogActions: {},
  listLogPeople: {
    status: ({ name }) => (name === 'ownerElsewhere' ? 403 : 200),
    names: { application_id: 'application' },
    variants: [{ search: 'a' }],
  },
  exportOperationLog: {
    status: ({ name }) => (name === 'ownerElsewhere' ? 403 : 200),
    names: { application_id: 'application' },
    forms: [{ names: { application_id: 'application', user_id: 'person' } }],
    // Each export is an entry of the next one.
    differs: /[^\n]*(?:导出操作日志|Export the operation log)[^\n]*\n/g,
  },
  verifyOperationLog: {},
  getLogSetting: {},
  saveLogSetting: { args: { days: 90 } },
  createApiKey: { args: { name: 'New', scopes: ['*:read'] } },
  listApiKeys: { variants: [{ status: 'active' }] },
  // Who administers applications keeps his own keys only.
  revokeApiKey: { names: { id: 'apiKey' }, notOwn: { id: { kind: 'othersApiKey', callers: ['WORKSPACE_APP_ADMIN'] } } },
};

/** Someone who came from another workspace; to the platform it is the usual person. */
const guestOf = ({ at }: Caller): Args =>
  at === 'platform' ? {} : { id: guestIdOf(at === 'foreign' ? foreign : own) };

/** Only those who manage user groups add a person to some. */
const addedTo = ({ roles }: Principal): Names => ({
  avatar: 'imageAddress',
  ...(roles.some((role) => managers.includes(role)) && { 'user_group_ids.0': 'userGroup' }),
});

/** The people of a workspace. */
const people: Requests = {
  listAccounts: {
    names: { department_id: 'department' },
    variants: [
      { department_id: undefined },
      { department_id: undefined, type: 'all', role: 'WORKSPACE_USER', sort: '-created_at' },
      { department_id: undefined, search: 'a', status: 20, total: 'exact' },
    ],
  },
  createAccount: {
    args: { username: 'oracle_newcomer', real_name: 'New' },
    names: addedTo,
    variants: [{ username: 'oracle_elsewhere' }],
  },
  // Nobody has uploaded a sheet in the oracle's world: every file is unknown, and what an import does is covered in tests/api.
  importAccounts: { names: { file_id: 'recordFile' }, status: 404 },
  proposeAccountImport: { names: { file_id: 'recordFile' }, status: 404 },
  createAccountImportTemplate: {},
  getAccount: { names: { id: 'person' } },
  updateAccount: {
    args: { real_name: 'Renamed' },
    names: { id: 'person', avatar: 'imageAddress' },
    variants: [{ status: 40 }, { roles: ['WORKSPACE_USER'] }],
  },
  deleteAccount: {
    names: { id: 'person' },
    isForAll: true,
    variants: [guestOf],
  },
  batchDeleteAccounts: { names: { 'ids.0': 'person', 'ids.1': 'newcomer' }, isForAll: true },
  getAccountExtendConfig: {},
  saveAccountExtendConfig: { args: { fields: [{ name: 'office', label: 'Office', type: 'text', required: false }] } },
  createExtendedAccount: {
    args: { username: 'oracle_extended', real_name: 'New', extend: {} },
    names: addedTo,
  },
  updateExtendedAccount: {
    args: { real_name: 'Renamed', extend: {} },
    names: { id: 'person', avatar: 'imageAddress' },
  },
  readExtendedAccount: { names: { id: 'person' } },
  previewAccountDeletion: { names: { 'ids.0': 'person', 'ids.1': 'newcomer' } },
  listDeletedAccounts: { variants: [{ search: 'a', total: 'exact', sort: 'real_name' }] },
  restoreAccount: { names: { id: 'deletedPerson' }, isForAll: true, asks: 'all' },
  eraseAccount: { names: { id: 'deletedAlone' }, isForAll: true },
  createInvitationLink: { names: { id: 'newcomer', application_id: 'application' } },
  resetAccountSecret: { names: { id: 'person' }, isForAll: true },
  unlockAccount: { names: { id: 'person' }, isForAll: true },
  enableThirdPartyLogin: { names: { id: 'newcomer' } },
  disableThirdPartyLogin: { names: { id: 'person' }, variants: [guestOf] },
};

export const account: Requests = { ...selves, ...people };
