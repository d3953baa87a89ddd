import { account } from './account.ts';
import { auth } from './auth.ts';
import { configuration } from './configuration.ts';
import { customer } from './customer.ts';
import { organisation } from './organisation.ts';
import { platform } from './platform.ts';
import type { Requests } from './request.ts';

export type { Args, RequestOf } from './request.ts';

/** How every served operation is called. */
export const requests: Requests = {
  ...auth,
  ...account,
  ...platform,
  ...customer,
  ...configuration,
  ...organisation,
};
