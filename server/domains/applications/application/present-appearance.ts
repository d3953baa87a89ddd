import type { Schemas } from '#openapi';
import { preferenceFor } from '#server/domains/configuration/index.ts';
import { type Environments, readPlatformConfig } from '#server/domains/tenancy/index.ts';
import type { Database } from '#server/kernel/db/index.ts';
import type { Session } from '#server/kernel/call/session.ts';
import type { OpenApplication } from '#server/kernel/call/application.ts';
import { themes } from './appearance.ts';

interface Caller {
  db: Database;
  session: Session;
  application: OpenApplication;
  services: { environments: Environments };
}

/** What holds in the workspace where an application chooses nothing, and what each theme would look like in it. */
export async function surroundings({
  db,
  session,
  application: { wsId, row },
  services: { environments },
}: Caller): Promise<Pick<Schemas['ApplicationAppearanceAnswer'], 'workspace' | 'looks'>> {
  const choices = [null, ...themes];
  const [platform, preference, shown] = await Promise.all([
    readPlatformConfig(db),
    preferenceFor(db, { ...session, wsId }),
    environments.themes({ wsId, accountId: session.accountId }, choices),
  ]);
  return {
    workspace: {
      viewLayout: preference.theme_layout_type,
      language: row.language ?? platform.defaultLanguage,
    },
    looks: choices.flatMap((theme, at) => {
      const look = shown[at];
      return look ? [{ theme, shown: look }] : [];
    }),
  };
}
