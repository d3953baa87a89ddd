import { makeApplicationHash } from '#server/domains/applications/application/application-hash.ts';
import type { OperationId } from '#openapi';
import type { Caller } from '../world/caller.ts';
import { ticketHolder } from '../rows/ticket-rows.ts';
import { own, type WorkspaceScope, workspaceScopes } from '../world/scopes.ts';
import { homeOf } from '../world/targets.ts';
import { entering } from './navigation.ts';
import { insideApplication, type RequestOf, type Requests } from './request.ts';

const scopeOf = (caller: Caller): WorkspaceScope => workspaceScopes.find(({ name }) => name === homeOf(caller)) ?? own;

/** What the scope's application is called. */
const nameOf = ({ word, name }: WorkspaceScope): string => `${word} ${name}`;

/** May name another owner of an application (P4). */
const ownershipKeepers: readonly string[] = [
  'SYSTEM_SUPER_ADMIN',
  'WORKSPACE_SUPER_ADMIN',
  'WORKSPACE_ADMIN',
  'APP_OWNER',
  'otherTenant',
];

/** System roles make it inside an application of the workspace. */
const withHeader = (id: OperationId): Pick<RequestOf, 'asks' | 'isInside' | 'send'> => ({
  asks: 'own',
  isInside: true,
  send: insideApplication(id),
});

/** Opening, making and changing applications, and their own settings. */
export const application: Requests = {
  createApplication: {
    ...withHeader('createApplication'),
    args: {
      application_type: 1,
      application_name: 'New',
      application_authorizations: [{ subject_type: 'department', role: 'APP_USER' }],
    },
    names: ({ at }) => ({
      org_id: 'userGroup',
      owner: 'person',
      'authorization_ids.0': 'newcomer',
      'application_authorizations.0.subject_id': 'department',
      // The pictures of system roles are the platform's, and this is one of the workspace.
      ...(at === 'platform' ? {} : { picture: 'imageAddress' }),
    }),
  },
  showApplication: { names: { id: 'application' }, status: entering, isForAll: true, asks: 'all' },
  updateApplication: {
    args: { application_name: 'Renamed', application_authorizations: [{ subject_type: 'position', role: 'APP_USER' }] },
    names: ({ name, at }) => ({
      id: 'application',
      org_id: 'userGroup',
      'authorization_ids.0': 'person',
      'application_authorizations.0.subject_id': 'position',
      ...(at === 'platform' ? {} : { picture: 'imageAddress' }),
      // Others may not hand the application over (P4).
      ...(ownershipKeepers.includes(name) ? { owner: 'newcomer' } : {}),
    }),
    isForAll: true,
    asks: 'all',
  },
  deleteApplication: {
    args: (_world, caller) => ({ slogan: nameOf(scopeOf(caller)) }),
    names: { id: 'application' },
    isForAll: true,
    asks: 'all',
  },
  getApplicationAuthority: { names: { id: 'application' }, isForAll: true, asks: 'all' },
  saveApplicationAuthority: {
    args: { application_authorizations: [{ subject_type: 'userGroup', role: 'APP_ADMIN' }] },
    names: ({ name }) => ({
      id: 'application',
      'authorization_ids.0': 'person',
      'application_authorizations.0.subject_id': 'userGroup',
      ...(ownershipKeepers.includes(name) ? { owner: 'newcomer' } : {}),
    }),
    isForAll: true,
    asks: 'all',
  },
  listApplicationIcons: withHeader('listApplicationIcons'),
  sortApplications: {
    names: { id: 'application' },
    forms: [{ names: { id: 'application', before_id: 'application' } }],
    isForAll: true,
    asks: 'all',
  },
  createApplicationFromTemplate: { args: { template: 'stock' }, names: { org_id: 'userGroup' } },
  listAllApplications: { variants: [{ type: 1 }, { search: 'a' }] },
  listApplicationManagers: { variants: [{ search: 'a' }] },
  getAppInfo: { names: { id: 'application' }, status: entering, isForAll: true, asks: 'all' },
  listOwnApplications: {},
  setApplicationFavorite: {
    args: { is_favorite: true },
    names: { id: 'application' },
    status: entering,
    isForAll: true,
    asks: 'all',
  },
  listPageFavourites: {
    names: { appId: 'application' },
    status: entering,
    isForAll: true,
    asks: 'all',
    variants: [{ pageId: 'orders' }],
  },
  updatePageFavourite: {
    args: { frontMeta: { orders: { customer: 240 } } },
    names: { appId: 'application' },
    status: entering,
    isForAll: true,
    asks: 'all',
    variants: [
      { lists: [{ page_id: 'orders', columns: [{ field: 'a', is_pinned: true }] }] },
      { lists: [{ page_id: 'orders' }] },
    ],
  },
  getApplicationGlobalConfig: { names: { id: 'application' }, status: entering, isForAll: true, asks: 'all' },
  openApplicationLink: {
    args({ api }, caller) {
      const { wsId, appId } = scopeOf(caller);
      return { apphash: makeApplicationHash(api.services.keys.key('application-hash'), { wsId, appId }) };
    },
    status: entering,
    asks: 'all',
  },
  createShadowTicket: {
    args: (_world, caller) => ({ user_id: ticketHolder(homeOf(caller)) }),
    names: { application_id: 'application' },
    isForAll: true,
    asks: 'all',
  },
  // The world's applications are no external ones, and a made-up ticket is none: tests/api has the tickets.
  openExternalApplication: {
    names: { application_id: 'application' },
    status: (caller) => (entering(caller) === 200 ? 404 : entering(caller)),
    isForAll: true,
    asks: 'all',
  },
  exchangeExternalTicket: {
    args: { ticket: 'pwx_none' },
    names: { application_id: 'application' },
    status: () => 404,
    isForAll: true,
    asks: 'all',
  },
  cacheApplicationGuide: {
    args: { plugin_guide_cache: { 'site-map': true }, plugin_guide_status: 0 },
    names: { application_id: 'application' },
    isForAll: true,
    asks: 'all',
  },
  listCascadeWidgets: { names: { application_id: 'application' }, isForAll: true, asks: 'all' },
  listTypeWidgets: { args: { type: 'text' }, names: { application_id: 'application' }, isForAll: true, asks: 'all' },
  getQueryBuilderConfig: {},
  getEscapeConfig: {},
  getApplicationAppearance: { names: { id: 'application' }, isForAll: true, asks: 'all' },
  saveApplicationAppearance: {
    args: { theme: 'Purple', leftTheme: 'dark', viewLayout: null, language: null },
    names: { id: 'application' },
    isForAll: true,
    asks: 'all',
    variants: [{ theme: null, leftTheme: null, viewLayout: 'tagsViewLayout', language: 'en-US' }],
  },
  saveApplicationGlobalConfig: {
    args: { config: { defaultLanguage: 'en-US' } },
    names: { application_id: 'application' },
    isForAll: true,
    asks: 'all',
    variants: [{ config: { address: 'oracle-address' } }, { config: { maintain: 0 } }],
  },
};
