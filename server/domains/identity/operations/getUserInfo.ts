import type { Handler } from '#server/kernel/call/handler.ts';
import { preferenceFor } from '#server/domains/configuration/index.ts';
import type { Environments } from '#server/domains/tenancy/index.ts';
import { currentUser } from '../account/current-user.ts';

/** The five parts that the shell starts with (SESS-29). */
export const getUserInfo: Handler<'getUserInfo', { environments: Environments }> = async (call) => {
  const { db, session, now, services } = call;
  const [user, wsPreference, envData] = await Promise.all([
    currentUser(db, session),
    preferenceFor(db, session),
    services.environments.of({ now, wsId: session.wsId, accountId: session.accountId }),
  ]);
  const own = session.mustSetUpTotp ? { ...user, must_set_up_totp: true as const } : user;
  return { user: own, wsPreference, globalFields: {}, role: user.roles, envData };
};
