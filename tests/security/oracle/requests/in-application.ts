import type { OperationId } from '#openapi';
import type { Caller } from '../world/caller.ts';
import type { RequestOf } from './request.ts';

/** They belong to the workspace, and have no role in any of its applications (contradictions 53). */
const withoutApplication: readonly string[] = ['WORKSPACE_ACCOUNT_ADMIN', 'WORKSPACE_USER'];

export const entering = ({ name }: Caller): number => (withoutApplication.includes(name) ? 403 : 200);

/** The open application is named by a header (contradictions 69). */
export const inApplication = (id: OperationId): Pick<RequestOf, 'isForAll' | 'asks' | 'send'> => ({
  isForAll: true,
  asks: 'all',
  send: (caller, { application_id, ...args }, sending) =>
    caller.call(id, args, { ...sending, headers: { ...sending.headers, application_id: String(application_id) } }),
});

export const ofApplication = { application_id: 'application' } as const;
export const ofTable = { ...ofApplication, id: 'physicalTable' } as const;
