import type { Handler } from '#server/kernel/call/handler.ts';
import { bindCaller } from '../third-login/bind-caller.ts';
import { endBegun, vouch, type ExchangeNeeds } from '../third-login/exchange.ts';
import { workspaceOf } from '../account/subject.ts';

/** Binds whom a third party vouches for to the caller's account (ORG-12). */
export const bindThirdPartyLogin: Handler<'bindThirdPartyLogin', ExchangeNeeds> = async (call) => {
  const { db, session, args } = call;
  const wsId = workspaceOf(session);
  const { thirdTypeTag: tag, code, state } = args;
  const vouched = await vouch(call, await endBegun(call, { wsId, tag, state }), code);
  await db.identity((query) => bindCaller(query, call, { wsId, tag, ...vouched }));
  return null;
};
