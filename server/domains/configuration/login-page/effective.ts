import type { Schemas } from '#openapi';
import type { Database } from '#server/kernel/db/index.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { readPublished } from '../kind/queries.ts';
import { composed, type FrontMeta, inheritedPage } from './front-meta.ts';

export type LoginPageWidget = Schemas['LoginPageWidget'];

export const loginPageKind = 'loginPage';
/** The only key of the kind, and the widget's id. */
export const loginPageKey = 'login';

export const loginPageWidget = (frontMeta: FrontMeta): LoginPageWidget => ({
  id: loginPageKey,
  widgetType: loginPageKind,
  frontMeta,
});

/**
 * The published sign-in page of a workspace, else the platform's, else the shipped one (CFG-13). An unknown workspace
 * gets the platform's, so that it does not show which ones exist (P2).
 */
export async function effectiveLoginPage(db: Database, wsId: string | undefined): Promise<LoginPageWidget> {
  const { own, platform } = await inScope(
    db,
    wsId ?? null,
    async (query) => ({
      own: wsId ? await readPublished(query, { kind: loginPageKind, key: loginPageKey, wsId }) : null,
      platform: await readPublished(query, { kind: loginPageKind, key: loginPageKey, wsId: null }),
    }),
    // The platform's alone is one statement.
    wsId ? { readOnly: true } : { singleRead: true },
  );
  const frontMeta = own
    ? composed(own.value, { isPlatform: false, platform: platform?.value ?? null })
    : inheritedPage({ isPlatform: true, platform: platform?.value ?? null });
  return loginPageWidget(frontMeta);
}
