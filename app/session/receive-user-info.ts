import { defineMessage } from 'react-intl';
import type { ToastKind } from '#engine/runtime';
import { isSystemUser, systemHome, workbench } from '../router/areas.ts';
import type { Router } from '../router/router.ts';
import type { SessionFacts } from './facts.ts';
import type { Session, UserInfo } from './session.ts';
import type { LocaleChoice } from './storage/locale-choice.ts';

export interface UserInfoReceiver {
  session: Session;
  facts: SessionFacts;
  choice: Pick<LocaleChoice, 'of'>;
  router: Pick<Router, 'go'>;
  view: { location: Pick<Location, 'reload'> };
  toasts: { show(toast: { kind: ToastKind; message: { id: string }; duration: number }): void };
}

/** Keeps the answer of a user-info call wherever it was made: who the user is, their language, that they may enter. */
export function receiveUserInfo(parts: UserInfoReceiver, info: UserInfo): void {
  const { session, facts, choice } = parts;
  requireRoles(parts, info);
  const before = session.info();
  session.keepInfo(info);
  facts.alert = undefined;
  const chosen = choice.of(info.user.id);
  if (chosen) facts.locale = chosen;
  if (before && before.role.join() !== info.role.join()) followRoles(parts, before.role, info.role);
}

/** ERR-21: nothing can be shown to a user without roles, who therefore signs in again. */
function requireRoles({ session, toasts }: UserInfoReceiver, info: UserInfo): void {
  if (Array.isArray(info?.role) && info.role.length > 0) return;
  toasts.show({ message: defineMessage({ id: 'app.session.unverified' }), kind: 'error', duration: 4000 });
  session.store.endByWish();
  session.forget();
  throw new Error('getInfo: roles must be a non-null array!');
}

/** SESS-36: between the platform and a workspace the area changes; within one the page is loaded again. */
function followRoles({ router, view }: UserInfoReceiver, before: readonly string[], now: readonly string[]): void {
  if (isSystemUser(before) === isSystemUser(now)) view.location.reload();
  else router.go(isSystemUser(now) ? systemHome : workbench);
}
