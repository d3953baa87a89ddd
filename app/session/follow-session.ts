import { subscribeKey } from 'valtio/vanilla/utils';
import { afterSignIn } from '../router/after-sign-in.ts';
import type { Leaving } from '../router/leaving.ts';
import type { Screens } from '../router/screens.ts';
import type { SessionFacts } from './facts.ts';
import type { LostSession, SignInAgain } from './lost-session.ts';
import { receiveUserInfo, type UserInfoReceiver } from './receive-user-info.ts';
import type { Session, UserInfo } from './session.ts';
import { maySignOut, type SignOutQuestions } from './sign-out.ts';

export interface SignInAgainParts extends UserInfoReceiver, SignOutQuestions {
  session: Session;
  facts: SessionFacts;
  view: { location: Pick<Location, 'reload' | 'replace'>; localStorage: Storage };
  screens: Pick<Screens, 'state' | 'again'>;
  signInAgain: SignInAgain;
  leaving: Pick<Leaving, 'mayLeave' | 'release'>;
  client: { call(id: 'getUserInfo', args: Record<string, never>): Promise<UserInfo> };
}

interface FollowParts extends SignInAgainParts {
  idle: { touch(): void };
}

/** Follows who is signed in, in this tab and in the others, from the session on that the window began with. */
export function followSession(parts: FollowParts, first: string | undefined): void {
  const { session, screens, signInAgain, facts, idle } = parts;
  let known = first;
  function follow(): void {
    const before = known;
    known = session.id();
    if (known === before) return;
    facts.alert = undefined;
    if (known === undefined) {
      lose(parts, before);
      return;
    }
    idle.touch();
    // A sign-in in another tab, without the end of the session before.
    const replaced = before === undefined ? undefined : shownTo(parts);
    if (replaced) signInAgain.ask({ ...replaced, isBack: true });
    if (signInAgain.state.lost) void comeBack(parts);
    else screens.again();
  }
  session.store.subscribe(follow);
  follow();
  subscribeKey(
    screens.state,
    'screen',
    (screen) => {
      // The browser's own "back" may lead away from the page that waited.
      const isWaiting = screen?.page.roles?.includes('public') !== true;
      if (signInAgain.state.lost && !isWaiting) giveUp(parts);
    },
    true,
  );
}

/**
 * SESS-15: after signing out, here or in another tab, the sign-in page follows. SESS-17: a lost session is asked for
 * over the page, which stays as it is; else the sign-in page leads back to it. SESS-25: a shadow user has no password to
 * be asked for, and only the embedding page can hand them over again.
 */
function lose(parts: FollowParts, id: string | undefined): void {
  const { session, screens, signInAgain, facts, router } = parts;
  const isMissed = id !== undefined && !session.store.wasEnded(id) && !session.store.isHandedOver();
  const lost = isMissed ? missedUser(parts) : undefined;
  if (lost) {
    session.hide();
    signInAgain.ask(lost);
    return;
  }
  giveUp(parts);
  if (facts.isSigningOut && !session.store.isHandedOver()) router.go('/login', { replace: true });
  else screens.again();
}

function giveUp({ session, signInAgain }: Pick<SignInAgainParts, 'session' | 'signInAgain'>): void {
  session.forget();
  signInAgain.end('left');
}

/** The user whom the page on the screen was made for; undefined where no sign-in is requested (SESS-20). */
function missedUser(parts: SignInAgainParts): LostSession | undefined {
  const { globalConfig } = parts.session.lastInfo()?.envData ?? parts.facts.env;
  return globalConfig.sign_in_dialog ? shownTo(parts) : undefined;
}

/** The user whom the page on the screen was made for; undefined for a public page. */
function shownTo({ screens, session }: Pick<SignInAgainParts, 'screens' | 'session'>): LostSession | undefined {
  const page = screens.state.screen?.page;
  const info = session.lastInfo();
  return page && !page.roles?.includes('public') && info ? lostOf(info) : undefined;
}

const lostOf = ({ user }: UserInfo): LostSession => ({ accountId: user.id, wsId: user.ws_id, username: user.username });

/**
 * A sign-in has happened, in the dialog or in another tab. The same user continues where they were; for another one the
 * window starts over, so that nothing of the first is left in it.
 */
export async function comeBack(parts: SignInAgainParts): Promise<void> {
  const { session, signInAgain, screens, client, view, facts, leaving } = parts;
  const { state } = signInAgain;
  const id = session.id();
  const { lost } = state;
  const isOver = (): boolean => id !== session.id() || lost !== state.lost;
  state.failure = undefined;
  try {
    const info = await client.call('getUserInfo', {});
    if (isOver() || !lost) return;
    const now = lostOf(info);
    if (now.accountId !== lost.accountId || now.wsId !== lost.wsId) {
      session.keepInfo(info);
      leaving.release();
      view.location.replace(afterSignIn(info.role, ''));
      return;
    }
    receiveUserInfo(parts, info);
    signInAgain.end('same');
    screens.again();
  } catch (error) {
    if (isOver()) return;
    // A closed workspace leads to the page that says why (ERR-07 to ERR-11).
    if (facts.alert !== undefined) signInAgain.end('left');
    else state.failure = error instanceof Error ? error.message : String(error);
  }
}

/** SESS-19: the dialog was closed without a sign-in, which ends the session for good. */
export async function dismiss(parts: SignInAgainParts): Promise<void> {
  if (!(await maySignOut(parts))) return;
  giveUp(parts);
  parts.router.go('/login', { replace: true });
}
