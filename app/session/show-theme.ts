import type { Router } from '../router/router.ts';
import type { SessionFacts } from './facts.ts';
import type { Session } from './session.ts';
import { applyTheme, type ShownTheme } from './theme.ts';

export interface ThemeParts {
  /** What the server has written into the page. */
  boot: { env: { theme: ShownTheme } };
  facts: Pick<SessionFacts, 'env'>;
  router: Pick<Router, 'address'>;
  session: Pick<Session, 'info'>;
  view: { document: Document };
}

/** Shows the theme of the user's workspace, else of the address (CFG-14); with `?safe=1` the shipped one of the entry page. */
export function showTheme({ boot, facts, router, session, view }: ThemeParts): void {
  const isSafe = new URLSearchParams(router.address().search).has('safe');
  applyTheme(view.document, isSafe ? boot.env.theme : (session.info()?.envData.theme ?? facts.env.theme));
}
