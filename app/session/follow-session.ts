import type { App } from '../prerender/create-app.ts';
import { afterSignIn } from '../router/after-sign-in.ts';
import { receiveUserInfo } from './receive-user-info.ts';
import { maySignOut } from './may-sign-out.ts';
import type { UserInfo } from './session.ts';
import type { LostSession } from './lost-session.ts';

/** Follows who is signed in, in this tab and in the others, since the session that the window began with. */
export function followSession(app: App, first: string | undefined): void {
  const { session, screens, signInAgain } = app;
  let known = first;
  function follow(): void {
    const before = known;
    known = session.id();
    if (known === before) return;
    app.alert.set(undefined);
    if (known === undefined) {
      lose(app, before);
      return;
    }
    app.idle.get()?.touch();
    // Another sign-in in another tab, without the end of the one before.
    const replaced = before === undefined ? undefined : shownTo(app);
    if (replaced) signInAgain.ask({ ...replaced, isBack: true });
    if (signInAgain.lost.get()) void comeBack(app);
    else screens.again();
  }
  session.store.subscribe(follow);
  follow();
  screens.screen.subscribe(() => {
    // The browser's own "back" may lead away from the page that waited.
    const isWaiting = screens.screen.get()?.page.roles?.includes('public') !== true;
    if (signInAgain.lost.get() && !isWaiting) giveUp(app);
  });
}

/**
 * SESS-15: by one's own wish, here or in another tab, the way is to the sign-in page. SESS-17: a lost session is asked for
 * over the page, which stays as it is; else the sign-in page leads back to it. SESS-25: a shadow user has no password to
 * be asked for, and only the page around can hand them over anew.
 */
function lose(app: App, id: string | undefined): void {
  const { session, screens, signInAgain, isLeaving, router } = app;
  const isMissed = id !== undefined && !session.store.wasEnded(id) && !session.store.isHandedOver();
  const lost = isMissed ? whoIsMissed(app) : undefined;
  if (lost) {
    session.hide();
    signInAgain.ask(lost);
    return;
  }
  giveUp(app);
  if (isLeaving.get() && !session.store.isHandedOver()) router.go('/login', { replace: true });
  else screens.again();
}

function giveUp({ session, signInAgain }: App): void {
  session.forget();
  signInAgain.end('left');
}

/** The person whom the page on the screen was made for; undefined where nobody is asked to come back (SESS-20). */
function whoIsMissed(app: App): LostSession | undefined {
  const { globalConfig } = app.session.lastInfo()?.envData ?? app.env.get();
  return globalConfig.sign_in_dialog ? shownTo(app) : undefined;
}

/** The person whom the page on the screen was made for; undefined for a page that is for everybody. */
function shownTo({ screens, session }: App): LostSession | undefined {
  const page = screens.screen.get()?.page;
  const info = session.lastInfo();
  return page && !page.roles?.includes('public') && info ? lostOf(info) : undefined;
}

const lostOf = ({ user }: UserInfo): LostSession => ({ accountId: user.id, wsId: user.ws_id, username: user.username });

/**
 * Somebody has signed in, in the dialog or in another tab. The same person goes on where they were; for another one the
 * window begins anew, so that nothing of the first is left in it.
 */
export async function comeBack(app: App): Promise<void> {
  const { session, signInAgain, screens, client, view } = app;
  const id = session.id();
  const lost = signInAgain.lost.get();
  const isOver = (): boolean => id !== session.id() || lost !== signInAgain.lost.get();
  signInAgain.problem.set(undefined);
  try {
    const info = await client.call('getUserInfo', {});
    if (isOver() || !lost) return;
    const now = lostOf(info);
    if (now.accountId !== lost.accountId || now.wsId !== lost.wsId) {
      session.keepInfo(info);
      app.leaving.release();
      view.location.replace(afterSignIn(info.role, ''));
      return;
    }
    receiveUserInfo(app, info);
    signInAgain.end('same');
    screens.again();
  } catch (error) {
    if (isOver()) return;
    // A shut workspace leads to the page that says why (ERR-07 to ERR-11).
    if (app.alert.get() !== undefined) signInAgain.end('left');
    else signInAgain.problem.set(error instanceof Error ? error.message : String(error));
  }
}

/** SESS-19: the dialog was closed without a sign-in, which ends the session for good. */
export async function dismiss(app: App): Promise<void> {
  if (!(await maySignOut(app))) return;
  giveUp(app);
  app.router.go('/login', { replace: true });
}
