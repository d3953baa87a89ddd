import { type Client, createClient } from '#openapi/client';
import type { ToastKind } from '#engine/runtime';
import { isSystemUser, workbench } from '../router/areas.ts';
import { openApplication } from '../router/open-application.ts';
import type { Router } from '../router/router.ts';
import { alertPage } from './alerts.ts';
import { encryptPassword } from './encrypt-password.ts';
import type { SessionFacts } from './facts.ts';
import type { Session } from './session.ts';

interface ClientParts {
  session: Session;
  facts: SessionFacts;
  router: Pick<Router, 'address' | 'go'>;
  toasts: { show(toast: { kind: ToastKind; text: string; duration: number }): void };
}

/** The client of the shell and its pages, which calls as the signed-in user. */
export function createAppClient({ session, facts, router, toasts }: ClientParts): Client {
  return createClient({
    baseUrl: '',
    tokens: session.store,
    locale: () => facts.locale,
    applicationId: () => session.application() ?? openApplication(router.address()),
    encryptPassword: (password) => encryptPassword(password, facts.env.environment.password_key),
    // SESS-08, ERR-22: four seconds; the shell then leads to the sign-in page, for the session is gone.
    onSessionLost: ({ message }) => toasts.show({ kind: 'error', text: message, duration: 4000 }),
    onAccessState({ code, message }) {
      const page = alertPage(code);
      // The one code without a page is about the application.
      if (!page) toasts.show({ kind: 'warning', text: message, duration: 4000 });
      facts.alert = page;
      router.go(page ?? withoutApplication(session), { replace: true });
    },
  });
}

/** ERR-01, ACC-09: back to the workbench; system roles to / (ACC-11), and shadow users, who have neither, to SESS-25's page. */
function withoutApplication(session: Session): string {
  if (session.application() !== undefined) return '/error-web';
  return isSystemUser(session.roles()) ? '/' : workbench;
}
