import { seedId } from '#server/seeds/seed-id.ts';
import { type Database, json } from '#server/kernel/db/index.ts';

type Workspace = 'acme' | 'globex';

const roles = { appowner: 'APP_OWNER', appadmin: 'APP_ADMIN', appuser: 'APP_USER' } as const;

/** Adds empty applications of these names behind those of the demo, with its people in their roles. */
export async function addApplications(db: Database, workspace: Workspace, names: readonly string[]): Promise<void> {
  const wsId = seedId(`workspace ${workspace}`);
  const owner = seedId(`account ${workspace === 'acme' ? 'appowner' : 'globex'}`);
  const applications = names.map((name, at) => ({
    id: seedId(`application ${workspace} ${name}`),
    ws_id: wsId,
    application_name: name,
    application_describe: '',
    icon: json({ type: 1 as const, uri: 'star' }),
    owner,
    created_by: owner,
    sort: 10 + at,
  }));
  const members = Object.entries(workspace === 'acme' ? roles : {}).flatMap(([username, role]) =>
    applications.map(({ id }) => ({
      id: seedId(`member ${id} ${username}`),
      ws_id: wsId,
      app_id: id,
      account_id: seedId(`account ${username}`),
      role,
    })),
  );
  await db.tenant(wsId, async (query) => {
    await query.insertInto('applications').values(applications).execute();
    if (members.length > 0) await query.insertInto('application_members').values(members).execute();
  });
}
