import type { Handler } from '#server/kernel/call/handler.ts';
import { type AddingNeeds, createPerson } from '../account/create-person.ts';

/** Adds a person to the workspace; a name that exists already is invited (ORG-11). */
export const createAccount: Handler<'createAccount', AddingNeeds> = (call) => createPerson(call, 'createAccount');
