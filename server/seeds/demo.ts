import { hash } from '@node-rs/argon2';
import { addEverybody } from '#server/domains/organisation/index.ts';
import { type Database, foldUsername, json, type Query } from '#server/kernel/db/index.ts';
import { type DemoApplication, demoApplications } from './demo-applications.ts';
import { isSeeded, markDemo } from './demo-mark.ts';
import { addOrganisation } from './demo-organisation.ts';
import { type DemoAccount, type DemoWorkspace, demoAccounts, demoWorkspaces } from './demo-people.ts';
import { seedId } from './seed-id.ts';

/** The password of every demo account. Demo mode only: production seeds nothing. */
export const demoPassword = 'Pagewright-demo-1';

export interface SeedOptions {
  now: Date;
  /** Instead of a good hash, which is slow on purpose. */
  hashPassword?: (password: string) => Promise<string>;
}

const workspaceId = (key: DemoWorkspace['key']): string => seedId(`workspace ${key}`);
const accountId = (username: string): string => seedId(`account ${username}`);
const applicationId = ({ workspace, name }: DemoApplication): string => seedId(`application ${workspace} ${name}`);

async function addWorkspaces(query: Query, now: Date): Promise<void> {
  const rows = demoWorkspaces.map(({ key, customerName, subdomain }) => ({
    id: workspaceId(key),
    customer_name: customerName,
    subdomain,
    begin_at: now,
  }));
  await query
    .insertInto('workspaces')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
}

const goodHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

async function addAccounts(query: Query, { now, hashPassword = goodHash }: SeedOptions): Promise<void> {
  // One hash for all of them: the password is public anyway.
  const passwordHash = await hashPassword(demoPassword);
  const rows = demoAccounts.map(({ username, realName, telephone, systemRoles, memberships }) => ({
    id: accountId(username),
    username,
    username_key: foldUsername(username),
    password_hash: passwordHash,
    password_changed_at: now,
    real_name: realName,
    telephone,
    email: `${username}@example.com`,
    system_roles: [...(systemRoles ?? [])],
    home_ws_id: memberships[0] ? workspaceId(memberships[0].workspace) : null,
  }));
  await query
    .insertInto('accounts')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
}

async function addMemberships(query: Query): Promise<void> {
  const rows = demoAccounts.flatMap((account) =>
    account.memberships.map(({ workspace, roles }) => ({
      id: seedId(`membership ${workspace} ${account.username}`),
      ws_id: workspaceId(workspace),
      account_id: accountId(account.username),
      roles: [...roles],
      real_name: account.realName,
    })),
  );
  await query
    .insertInto('memberships')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
}

async function addApplications(query: Query, workspace: DemoWorkspace['key']): Promise<void> {
  const applications = demoApplications.filter((application) => application.workspace === workspace);
  if (applications.length === 0) return;
  const rows = applications.map((application, sort) => ({
    id: applicationId(application),
    ws_id: workspaceId(workspace),
    application_name: application.name,
    application_describe: application.description,
    icon: json({ type: 1 as const, uri: application.icon }),
    owner: accountId(application.owner),
    created_by: accountId(application.owner),
    sort,
  }));
  await query
    .insertInto('applications')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
  const members = applications.flatMap((application) => membersOf(application));
  if (members.length === 0) return;
  await query
    .insertInto('application_members')
    .values(members)
    .onConflict((on) => on.doNothing())
    .execute();
}

interface Member {
  id: string;
  ws_id: string;
  app_id: string;
  account_id: string;
  role: 'APP_OWNER' | 'APP_ADMIN' | 'APP_USER';
}

function membersOf(application: DemoApplication): Member[] {
  const rolesOf = ({ memberships }: DemoAccount): Member['role'][] =>
    memberships.flatMap(({ workspace, inApplications }) =>
      workspace === application.workspace && inApplications ? [inApplications] : [],
    );
  return demoAccounts.flatMap((account) =>
    rolesOf(account).map((role) => ({
      id: seedId(`member ${application.workspace} ${application.name} ${account.username}`),
      ws_id: workspaceId(application.workspace),
      app_id: applicationId(application),
      account_id: accountId(account.username),
      role,
    })),
  );
}

/** Acme has been at work for long: nobody there is shown the first steps. */
async function hideFirstSteps(query: Query, { key }: DemoWorkspace): Promise<void> {
  if (key !== 'acme') return;
  const rows = ['owner', 'admin'].map((username) => ({
    id: seedId(`first steps ${username}`),
    ws_id: workspaceId(key),
    account_id: accountId(username),
    key: 'workspaceSetup',
    value: json<unknown>({ dismissed: true }),
  }));
  await query
    .insertInto('preferences')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
}

/** The mail that a workspace's owner gets; in demo mode the outbox page shows it. */
async function addWelcome(query: Query, { key, customerName }: DemoWorkspace): Promise<void> {
  const owners = demoAccounts.filter(({ memberships }) =>
    memberships.some(({ workspace, roles }) => workspace === key && roles.includes('WORKSPACE_SUPER_ADMIN')),
  );
  const rows = owners.map(({ username, realName }) => ({
    id: seedId(`welcome ${username}`),
    ws_id: workspaceId(key),
    channel: 'mail' as const,
    recipient: `${username}@example.com`,
    subject: `Welcome to Pagewright, ${realName}`,
    body: `The workspace ${customerName} is ready. Sign in as "${username}", look at its applications, and make its sign-in page your own.`,
  }));
  await query
    .insertInto('outbox_messages')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
}

/**
 * Makes the demo's workspaces, accounts and applications, once: a second call changes nothing, also after people
 * changed or deleted some of it. A call that was cut off is completed by the next. Tells whether it made anything.
 */
export async function seedDemo(database: Database, options: SeedOptions): Promise<boolean> {
  const { now } = options;
  if (await database.platform(isSeeded, { readOnly: true })) return false;
  await database.platform((query) => addWorkspaces(query, now));
  await database.identity(async (query) => {
    await addAccounts(query, options);
    await addMemberships(query);
  });
  for (const workspace of demoWorkspaces) {
    const wsId = workspaceId(workspace.key);
    await database.tenant(wsId, async (query) => {
      await addOrganisation(query, workspace.key, wsId);
      await addEverybody(query, { wsId, id: seedId(`user group ${workspace.key} everybody`), now });
      await addApplications(query, workspace.key);
      await addWelcome(query, workspace);
      await hideFirstSteps(query, workspace);
    });
  }
  await database.platform((query) => markDemo(query, now, 'seeded'));
  return true;
}
