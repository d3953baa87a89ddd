import { makeApplicationHash } from '#server/areas/application/application-hash.ts';
import type { Caller } from '../world/caller.ts';
import { ticketHolder } from '../rows/ticket-rows.ts';
import { own, workspacePlaces } from '../world/places.ts';
import { homeOf } from '../world/targets.ts';
import type { Requests } from './request.ts';

/** They belong to the workspace, and have no role in any of its applications (contradictions 53). */
const withoutApplication: readonly string[] = ['WORKSPACE_ACCOUNT_ADMIN', 'WORKSPACE_USER'];

const entering = ({ name }: Caller): number => (withoutApplication.includes(name) ? 403 : 200);

/** Opening applications, and their own settings. */
export const application: Requests = {
  getAppInfo: { names: { id: 'application' }, status: entering, isForAll: true, asks: 'all' },
  getApplicationGlobalConfig: { names: { id: 'application' }, status: entering, isForAll: true, asks: 'all' },
  openApplicationLink: {
    args({ api }, caller) {
      const { wsId, appId } = workspacePlaces.find(({ name }) => name === homeOf(caller)) ?? own;
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
    variants: [{ config: { address: 'oracle-address' } }],
  },
};
