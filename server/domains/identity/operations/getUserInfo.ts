import type { Handler } from '#server/kernel/call/handler.ts';
import { environmentOf } from '../../tenancy/environment/environment.ts';
import { preferenceFor } from '../../configuration/preference/workspace-preference.ts';
import { currentUser } from '../account/current-user.ts';
import type { Documents } from '#server/kernel/documents/document-service.ts';
import type { PasswordKeys } from '#server/kernel/call/password-keys.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';

interface Needs {
  documents: Documents;
  passwordKeys: PasswordKeys;
  settings: Settings;
  version: string;
}

/** The five parts that the shell starts with (SESS-29). */
export const getUserInfo: Handler<'getUserInfo', Needs> = async ({ db, session, now, services }) => {
  const [user, wsPreference, envData] = await Promise.all([
    currentUser(db, session),
    preferenceFor(db, session),
    environmentOf({
      db,
      now,
      wsId: session.wsId,
      accountId: session.accountId,
      documents: services.documents,
      settings: services.settings,
      version: services.version,
      passwordKeys: services.passwordKeys,
    }),
  ]);
  return { user, wsPreference, globalFields: {}, role: user.roles, envData };
};
