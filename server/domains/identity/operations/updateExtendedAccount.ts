import type { Handler } from '#server/kernel/call/handler.ts';
import { changePerson } from '../account/change-person.ts';

/** Changes a person as updateAccount does, with values of the workspace's extra fields (ORG-13). */
export const updateExtendedAccount: Handler<'updateExtendedAccount'> = (call) =>
  changePerson(call, 'updateExtendedAccount');
