import type { Address } from '../router/decide.ts';
import type { Router } from '../router/router.ts';
import type { SessionFacts } from './facts.ts';
import type { Session } from './session.ts';
import { applyScheme, applyTheme, type ShownTheme } from './theme.ts';

export interface ThemeParts {
  /** What the server has written into the page. */
  boot: { env: { theme: ShownTheme } };
  facts: Pick<SessionFacts, 'env'>;
  router: Pick<Router, 'address'>;
  session: Pick<Session, 'id' | 'info'>;
  /** The own theme of the application at an address. */
  themeAt(address: Address): ShownTheme | null | undefined;
  view: { document: Document };
}

/**
 * Shows the theme of the open application (CFG-16), else of the user's workspace, else of the address (CFG-14); with `?safe=1` the shipped one of the
 * entry page. Light or dark is what the user chose, and for a visitor what their system says.
 */
export function showTheme({ boot, facts, router, session, themeAt, view }: ThemeParts): void {
  const address = router.address();
  const isSafe = new URLSearchParams(address.search).get('safe') === '1';
  const info = session.info();
  const own = session.id() === undefined ? undefined : themeAt(address);
  applyTheme(view.document, isSafe ? boot.env.theme : (own ?? info?.envData.theme ?? facts.env.theme));
  // Until it is known who is signed in, the page stays as the server has begun it.
  if (info || session.id() === undefined) applyScheme(view.document, info?.user.color_scheme ?? 'auto');
}
