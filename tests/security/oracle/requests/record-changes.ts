import type { OperationId } from '#openapi';
import type { Caller } from '../world/caller.ts';
import type { RequestOf, Requests } from './request.ts';

const ofApplication = { application_id: 'application' } as const;

/** They belong to the workspace, and have no role in any of its applications (contradictions 53). */
const withoutApplication: readonly string[] = ['WORKSPACE_ACCOUNT_ADMIN', 'WORKSPACE_USER'];

/** Where the caller may not list the records, no position is known. */
const changesSince =
  (list: OperationId, id: OperationId): NonNullable<RequestOf['send']> =>
  async (caller, { application_id, ...args }, sending) => {
    const inside = { ...sending, headers: { ...sending.headers, application_id: String(application_id) } };
    const { data } = await caller.call(list, { ...args, live: true }, inside);
    const since = typeof data === 'object' && data !== null && 'position' in data ? data.position : 'unknown';
    return caller.call(id, { ...args, since }, inside);
  };

/** What others did to the records of a list: each call takes the position of a list. */
export const recordChanges: Requests = {
  getMenuChanges: {
    isForAll: true,
    asks: 'all',
    send: changesSince('listMenuRecords', 'getMenuChanges'),
    names: { ...ofApplication, id: 'tableMenu' },
    status: ({ name }: Caller) => (withoutApplication.includes(name) ? 403 : 200),
  },
  getTableChanges: {
    isForAll: true,
    asks: 'all',
    send: changesSince('listPhysicalRecords', 'getTableChanges'),
    names: { ...ofApplication, id: 'physicalTable' },
  },
};
