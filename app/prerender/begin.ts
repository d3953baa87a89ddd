import type { App } from './create-app.ts';
import { watchIdle } from '../session/watch-idle.ts';
import { refreshUserInfo } from '../session/refresh-user-info.ts';
import { sweepDrafts } from '../session/storage/stored-drafts.ts';
import { followSession } from '../session/follow-session.ts';

/** What the shell does from the time on that all of its code is here; `first` is the session that the window began with. */
export function begin(app: App, first: string | undefined): void {
  if (app.session.info()) refreshUserInfo(app);
  sweepDrafts(app.view.localStorage, Date.now());
  const idle = watchIdle(app);
  app.idle.set(idle);
  followSession(app, first);
  idle.start();
}
