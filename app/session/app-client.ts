import { type Client, createClient } from '#openapi/client';
import type { ToastKind } from '#engine/runtime';
import { isSystemUser, workbench } from '../router/areas.ts';
import type { Router } from '../router/router.ts';
import type { Schemas } from '#openapi';
import type { SessionFacts } from './facts.ts';
import { insideOf } from './open-application.ts';
import type { Session } from './session.ts';

/** Where each state of the workspace or the platform is explained (ERR-07 to ERR-11). */
const pages: Readonly<Record<string, string>> = {
  workspace_out_of_use: '/alert/stop',
  enterprise_maintenance_in_progress: '/alert/maintain',
  platform_maintenance_in_progress: '/alert/maintain',
  workspace_expired: '/alert/past',
  workspace_not_started: '/alert/not-start',
};

/** The page that explains why the workspace is closed; undefined for other codes. */
function alertPage(code: string): string | undefined {
  return Object.hasOwn(pages, code) ? pages[code] : undefined;
}

interface ClientParts {
  session: Session;
  facts: SessionFacts;
  router: Pick<Router, 'address' | 'go'>;
  toasts: { show(toast: { kind: ToastKind; text: string; duration: number }): void };
}

/** The client of the shell and its pages, which calls as the signed-in user. */
export function createAppClient({ session, facts, router, toasts }: ClientParts): Client {
  const inside = () => insideOf(session, router.address());
  return createClient({
    baseUrl: '',
    tokens: session.store,
    locale: () => facts.locale,
    applicationId: () => inside().applicationId,
    lookAs: () => inside().lookAs,
    encryptPassword: (password) => encryptPassword(password, facts.env.environment.password_key),
    // SESS-08, ERR-22: four seconds; the shell then leads to the sign-in page, for the session is gone.
    onSessionLost({ reason, message }) {
      // A page of its own says it: no sign-in brings this session back.
      if (reason === 'support_ended') return router.go('/support-ended?why=over', { replace: true });
      toasts.show({ kind: 'error', text: message, duration: 4000 });
    },
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

/**
 * The password as a compact JWE for the server's key (AUTH-44); as it is while the deployment asks for none. What encrypts is
 * fetched with the first password, so that the sign-in page does not wait for it. Rejects where the browser has no WebCrypto.
 */
export async function encryptPassword(password: string, key: Schemas['PasswordKey'] | null): Promise<string> {
  if (!key) return password;
  const { CompactEncrypt, importJWK } = await import('jose');
  const { kid, alg, enc, kty, n, e } = key;
  return new CompactEncrypt(new TextEncoder().encode(password))
    .setProtectedHeader({ alg, enc, kid })
    .encrypt(await importJWK({ kty, n, e }, alg));
}
