import type { Handler } from '#server/kernel/call/handler.ts';
import { readChoices } from '../delivery/choices.ts';

/** By which ways the caller is notified of each category. */
export const getNotificationChoices: Handler<'getNotificationChoices'> = async ({ db, session }) =>
  readChoices(db, { wsId: session.wsId ?? null, accountId: session.accountId });
