import type { App } from '../create-app.ts';
import { mayLeave } from '../navigation/travel.ts';
import { endSession } from './end-session.ts';
import { clearDrafts } from './stored-drafts.ts';

/** Signs out by the person's wish, unless they stay for what is not saved. */
export async function signOut(app: App): Promise<void> {
  if (!(await mayLeave(app))) return;
  const info = app.session.lastInfo();
  if (info) clearDrafts(app.view.localStorage, info.user.id);
  await endSession(app);
}
