import type { Schemas } from '#openapi';
import { preferenceFor, shownThemes } from '#server/domains/configuration/index.ts';
import { readPlatformConfig } from '#server/domains/tenancy/index.ts';
import type { Database } from '#server/kernel/db/index.ts';
import type { Documents } from '#server/kernel/documents/documents.ts';
import type { Session } from '#server/kernel/call/session.ts';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import { themes } from './appearance.ts';

interface Caller {
  db: Database;
  session: Session;
  application: OpenApplication;
  services: { documents: Documents };
}

/** What holds in the workspace where an application chooses nothing, and what each theme would look like in it. */
export async function surroundings({
  db,
  session,
  application: { wsId, row },
  services: { documents },
}: Caller): Promise<Pick<Schemas['ApplicationAppearanceAnswer'], 'workspace' | 'looks'>> {
  const choices = [null, ...themes];
  const [platform, preference, shown] = await Promise.all([
    readPlatformConfig(db),
    preferenceFor(db, { ...session, wsId }),
    shownThemes({ db, wsId, accountId: session.accountId, documents }, choices),
  ]);
  return {
    workspace: {
      viewLayout: preference.theme_layout_type,
      language: row.language ?? platform.defaultLanguage,
    },
    looks: choices.flatMap((theme, at) => {
      const look = shown[at];
      return look ? [{ theme, shown: { base: look.base, variables: { ...look.variables } } }] : [];
    }),
  };
}
