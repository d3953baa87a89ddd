import type { Handler } from '#server/kernel/call/handler.ts';
import { openApplicationHash } from '../application/application-hash.ts';
import { reachApplication, refused } from '../application/enter-application.ts';
import type { Keys } from '#server/kernel/foundation/keys.ts';

/**
 * What a link to an application means to the caller (AUTH-24, AUTH-41). The hash gives no right (AUTH-39): a spoiled one, and
 * one of an application that the caller could not find otherwise, are answered alike (P2).
 */
export const openApplicationLink: Handler<'openApplicationLink', { keys: Keys }> = async (call) => {
  const { session, args, services } = call;
  const target = openApplicationHash(services.keys.key('application-hash'), args.apphash);
  if (!target || (session.wsId !== undefined && session.wsId !== target.wsId)) throw refused();
  const { row } = await reachApplication(call, target.appId);
  return { appid: row.id };
};
