import { account } from './account.ts';
import { auth } from './auth.ts';
import { configuration } from './configuration.ts';
import { customer } from './customer.ts';
import { organisation } from './organisation.ts';
import { platform } from './platform.ts';
import { notice } from './notice.ts';
import type { Requests } from './request.ts';
import type { RowKindName } from '../rows/index.ts';
import type { Caller } from '../world/caller.ts';

export type { Args, RequestOf } from './request.ts';

/** How every served operation is called. */
export const requests: Requests = {
  ...auth,
  ...account,
  ...platform,
  ...customer,
  ...configuration,
  ...organisation,
  ...notice,
};

/** The arguments by which this caller names rows in a call, with the kind of each. */
export function namesOf(id: string, caller: Caller): [path: string, kind: RowKindName][] {
  const { names = {} } = requests[id] ?? {};
  return Object.entries(typeof names === 'function' ? names(caller) : names);
}
