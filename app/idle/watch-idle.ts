import { defineMessage } from 'react-intl';
import type { App } from '../create-app.ts';
import { endSession } from '../session/end-session.ts';
import { createIdleWatch, type IdleWatch } from './idle-watch.ts';

/** The idle watch of this window: the time that the environment allows, and after it the session ends. */
export function watchIdle(app: App): IdleWatch {
  const { view, session, env, notice } = app;
  return createIdleWatch({
    view,
    now: Date.now,
    limit: () => (session.info()?.envData ?? env.get()).globalConfig.securityConfiguration.auto_logout_idle_time,
    isSignedIn: () => session.id() !== undefined,
    end() {
      notice.set({ message: defineMessage({ id: 'app.idle.ended' }), kind: 'info', duration: 0 });
      void endSession(app);
    },
  });
}
