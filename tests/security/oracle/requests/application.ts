import { makeApplicationHash } from '#server/domains/applications/application/application-hash.ts';
import type { OperationId } from '#openapi';
import type { Caller } from '../world/caller.ts';
import { ticketHolder } from '../rows/ticket-rows.ts';
import { own, workspaceScopes } from '../world/scopes.ts';
import { homeOf } from '../world/targets.ts';
import type { RequestOf, Requests } from './request.ts';

/** They belong to the workspace, and have no role in any of its applications (contradictions 53). */
const withoutApplication: readonly string[] = ['WORKSPACE_ACCOUNT_ADMIN', 'WORKSPACE_USER'];

/** The open application is named by a header (contradictions 69). */
const inApplication =
  (id: OperationId): NonNullable<RequestOf['send']> =>
  (caller, { application_id, ...args }, sending) =>
    caller.call(id, args, { ...sending, headers: { ...sending.headers, application_id: String(application_id) } });

const entering = ({ name }: Caller): number => (withoutApplication.includes(name) ? 403 : 200);

/** Opening applications, and their own settings. */
export const application: Requests = {
  getAppInfo: { names: { id: 'application' }, status: entering, isForAll: true, asks: 'all' },
  getApplicationGlobalConfig: { names: { id: 'application' }, status: entering, isForAll: true, asks: 'all' },
  openApplicationLink: {
    args({ api }, caller) {
      const { wsId, appId } = workspaceScopes.find(({ name }) => name === homeOf(caller)) ?? own;
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
  saveApplicationGlobalConfig: {
    args: { config: { defaultLanguage: 'en-US' } },
    names: { application_id: 'application' },
    isForAll: true,
    asks: 'all',
    variants: [{ config: { address: 'oracle-address' } }, { config: { maintain: 0 } }],
  },
  listCategories: {
    names: { application_id: 'application' },
    status: entering,
    isForAll: true,
    asks: 'all',
    send: inApplication('listCategories'),
  },
  createCategory: {
    args: { category_name: 'Oracle' },
    names: { application_id: 'application' },
    isForAll: true,
    asks: 'all',
    send: inApplication('createCategory'),
  },
};
