import type { App } from '../prerender/create-app.ts';
import { mayLeave } from '../router/travel.ts';
import { clearDrafts, hasDrafts } from './storage/stored-drafts.ts';

/**
 * True when the person gives up what is not saved, here and in other tabs, or nothing is. It is forgotten then: nobody else on
 * this device is to find it (SESS-15).
 */
export async function maySignOut(app: App): Promise<boolean> {
  if (!(await mayLeave(app))) return false;
  const { view, session, questions } = app;
  const account = session.lastInfo()?.user.id;
  if (account === undefined) return true;
  if (hasDrafts(view.localStorage, account) && !(await questions.askToSignOut())) return false;
  clearDrafts(view.localStorage, account);
  return true;
}
