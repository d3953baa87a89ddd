import type { Handler } from '#server/kernel/call/handler.ts';
import { changePerson } from '../account/change-person.ts';

/** Changes a person of the workspace; what is not sent stays (ORG-11, P4). */
export const updateAccount: Handler<'updateAccount'> = (call) => changePerson(call, 'updateAccount');
