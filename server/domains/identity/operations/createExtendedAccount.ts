import type { Handler } from '#server/kernel/call/handler.ts';
import { type AddingNeeds, createPerson } from '../account/create-person.ts';

/** Adds a person as createAccount does, with values of the workspace's extra fields (ORG-13). */
export const createExtendedAccount: Handler<'createExtendedAccount', AddingNeeds> = (call) =>
  createPerson(call, 'createExtendedAccount');
