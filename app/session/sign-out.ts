import type { Leaving } from '../router/leaving.ts';
import { endSession, type SessionEnd } from './end-session.ts';
import type { Session } from './session.ts';
import { clearDrafts, hasDrafts } from './storage/stored-drafts.ts';

export interface SignOutQuestions {
  view: { localStorage: Storage };
  session: Pick<Session, 'lastInfo'>;
  leaving: Pick<Leaving, 'mayLeave'>;
  questions: { askToSignOut(): Promise<boolean> };
}

/** Signs out at the user's request, unless they stay for unsaved work. */
export async function signOut(parts: SignOutQuestions & SessionEnd): Promise<void> {
  if (await maySignOut(parts)) await endSession(parts);
}

/**
 * True when the user gives up unsaved work, here and in other tabs, or there is none. Drafts are deleted then: no other user of
 * this device may find them (SESS-15).
 */
export async function maySignOut({ view, session, leaving, questions }: SignOutQuestions): Promise<boolean> {
  if (!(await leaving.mayLeave())) return false;
  const account = session.lastInfo()?.user.id;
  if (account === undefined) return true;
  if (hasDrafts(view.localStorage, account) && !(await questions.askToSignOut())) return false;
  clearDrafts(view.localStorage, account);
  return true;
}
