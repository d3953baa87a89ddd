import { type Client, createClient } from '#openapi/client';
import type { App } from '../prerender/create-app.ts';
import { isSystemUser, workbench } from '../router/areas.ts';
import { openApplication } from '../router/open-application.ts';
import { alertPage } from './alerts.ts';
import { encryptPassword } from './encrypt-password.ts';
import type { Session } from './session.ts';

/** What the shell and its pages make calls with, as whoever is signed in. */
export function createAppClient({ session, locale, router, env, toasts, alert }: App): Client {
  return createClient({
    baseUrl: '',
    tokens: session.store,
    locale: locale.get,
    applicationId: () => session.application() ?? openApplication(router.address()),
    encryptPassword: (password) => encryptPassword(password, env.get().environment.password_key),
    // SESS-08, ERR-22: four seconds; the shell then leads to the sign-in page, for the session is gone.
    onSessionLost: ({ message }) => toasts.show({ kind: 'error', text: message, duration: 4000 }),
    onAccessState({ code, message }) {
      const page = alertPage(code);
      // The one code without a page is about the application.
      if (!page) toasts.show({ kind: 'warning', text: message, duration: 4000 });
      alert.set(page);
      router.go(page ?? withoutApplication(session), { replace: true });
    },
  });
}

/** ERR-01, ACC-09: back to the workbench; system roles to / (ACC-11), and shadow users, who have neither, to SESS-25's page. */
function withoutApplication(session: Session): string {
  if (session.application() !== undefined) return '/error-web';
  return isSystemUser(session.roles()) ? '/' : workbench;
}
