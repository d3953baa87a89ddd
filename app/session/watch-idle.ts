import { defineMessage } from 'react-intl';
import type { ToastKind } from '#engine/runtime';
import { endSession, type SessionEnd } from './end-session.ts';
import { createIdleWatch, type IdleWatch } from './idle-watch.ts';

interface IdleParts extends SessionEnd {
  view: Parameters<typeof createIdleWatch>[0]['view'];
  toasts: { show(toast: { kind: ToastKind; message: { id: string }; duration: number }): void };
}

/** The idle watch of this window: the time that the environment allows, and after it the session ends. */
export function watchIdle(parts: IdleParts): IdleWatch {
  const { view, session, facts, toasts } = parts;
  return createIdleWatch({
    view,
    now: Date.now,
    limit: () => (session.info()?.envData ?? facts.env).globalConfig.securityConfiguration.auto_logout_idle_time,
    isSignedIn: () => session.id() !== undefined,
    end() {
      toasts.show({ message: defineMessage({ id: 'app.idle.ended' }), kind: 'info', duration: 0 });
      void endSession(parts);
    },
  });
}
