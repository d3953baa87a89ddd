import { defineMessage } from 'react-intl';
import type { App } from './create-app.ts';
import { isSystemUser, systemHome, workbench } from './navigation/areas.ts';
import type { UserInfo } from './session/session.ts';

type Receiver = Pick<App, 'session' | 'alert' | 'locale' | 'choice' | 'router' | 'view' | 'notice'>;

/** Keeps the answer of a user-info call wherever it was made: who the user is, their language, that they may enter. */
export function receiveUserInfo(app: Receiver, info: UserInfo): void {
  requireRoles(app, info);
  const before = app.session.info();
  app.session.keepInfo(info);
  app.alert.set(undefined);
  const chosen = app.choice.of(info.user.id);
  if (chosen) app.locale.set(chosen);
  if (before && before.role.join() !== info.role.join()) followRoles(app, before.role, info.role);
}

/** ERR-21: nobody can be shown anything without roles, so whoever is signed in signs in again. */
function requireRoles({ session, notice }: Receiver, info: UserInfo): void {
  if (Array.isArray(info?.role) && info.role.length > 0) return;
  notice.set({ message: defineMessage({ id: 'app.session.unverified' }), kind: 'error', duration: 4000 });
  session.store.endByWish();
  session.forget();
  throw new Error('getInfo: roles must be a non-null array!');
}

/** SESS-36: between the platform and a workspace the area changes; within one the page is built anew. */
function followRoles({ router, view }: Receiver, before: readonly string[], now: readonly string[]): void {
  if (isSystemUser(before) === isSystemUser(now)) view.location.reload();
  else router.go(isSystemUser(now) ? systemHome : workbench);
}
