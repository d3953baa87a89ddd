import type { Handler } from '../../http/handler.ts';
import { bindCaller } from '../third-login/bind-caller.ts';
import { exchange } from '../third-login/exchange.ts';
import { workspaceOf } from './subject.ts';

/** Binds whom a third party vouches for to the caller's account (ORG-12). */
export const bindThirdPartyLogin: Handler<'bindThirdPartyLogin'> = async (call) => {
  const { db, session, args } = call;
  const wsId = workspaceOf(session);
  const { thirdTypeTag: tag, code, state } = args;
  const vouched = await exchange(call, { wsId, tag, code, state });
  await db.identity((query) => bindCaller(query, call, { wsId, tag, ...vouched }));
  return null;
};
