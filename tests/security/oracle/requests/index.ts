import { account } from './account.ts';
import { application } from './application.ts';
import { auth } from './auth.ts';
import { configuration } from './configuration.ts';
import { customer } from './customer.ts';
import { customPage } from './custom-page.ts';
import { navigation } from './navigation.ts';
import { organisation } from './organisation.ts';
import { platform } from './platform.ts';
import { notice } from './notice.ts';
import type { Args, Form, Requests } from './request.ts';
import { record } from './record.ts';
import { recordChanges } from './record-changes.ts';
import { report } from './report.ts';
import { session } from './session.ts';
import { tableTrash } from './table-trash.ts';
import type { RowKindName } from '../rows/index.ts';
import type { Caller } from '../world/caller.ts';
import type { Principal } from '../world/principals.ts';

export type { Args, Form, RequestOf } from './request.ts';

/** How every served operation is called. */
export const requests: Requests = {
  ...auth,
  ...account,
  ...session,
  ...platform,
  ...customer,
  ...configuration,
  ...organisation,
  ...notice,
  ...application,
  ...record,
  ...recordChanges,
  ...tableTrash,
  ...navigation,
  ...customPage,
  ...report,
};

/** Every form in which an operation is called, the usual one first. */
export function formsOf(id: string): Form[] {
  const { forms = [], ...usual } = requests[id] ?? {};
  return [usual, ...forms];
}

/** Arguments over those of a form. */
export type Extra = Args | ((caller: Caller) => Args);

/** Every way in which an operation is called: the forms, and the usual one with each of its variants. */
export function waysOf(id: string): { form: Form; extra: Extra }[] {
  const [usual = {}, ...others] = formsOf(id);
  return [
    ...[{}, ...(requests[id]?.variants ?? [])].map((extra) => ({ form: usual, extra })),
    ...others.map((form) => ({ form, extra: {} })),
  ];
}

/** The arguments by which this caller names rows in a call, with the kind of each. */
export function namesOf({ names = {} }: Form, caller: Principal): [path: string, kind: RowKindName][] {
  return Object.entries(typeof names === 'function' ? names(caller) : names);
}

/** The status of a call, in one of its forms, that the role alone lets through. */
export function grantedStatus(id: string, caller: Caller, form: Form = {}): number {
  const status = form.status ?? requests[id]?.status ?? 200;
  return typeof status === 'number' ? status : status(caller);
}
