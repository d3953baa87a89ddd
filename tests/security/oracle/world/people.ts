import { foldUsername, json, type Query } from '#server/kernel/db/index.ts';
import type { Role } from '#openapi';
import { foreign, idOf, inviterOf, otherApplication, own, type WorkspaceScope } from './scopes.ts';
import { type Principal, principals } from './principals.ts';

type ApplicationRole = 'APP_OWNER' | 'APP_ADMIN' | 'APP_USER';

const isApplicationRole = (role: Role): role is ApplicationRole => role.startsWith('APP_');

const scopeOf = { own, otherApplication, foreign } as const;

/** The account's name of a principal. */
export const usernameOf = ({ name }: Pick<Principal, 'name'>): string => `oracle_${name.toLowerCase()}`;

/** The account's id; it tells nothing of its workspace, because an account belongs to none (contradictions 68). */
export const accountIdOf = ({ name }: Pick<Principal, 'name'>): string => idOf('01ACC', name);

const signingIn = principals.filter(({ name }) => name !== 'anonymous');

/** The demo's workspaces are stopped, so that whoever is judged by another workspace than his own is sent away. */
async function addWorkspaces(query: Query): Promise<void> {
  await query.updateTable('workspaces').set({ status: 40 }).execute();
  await query
    .insertInto('workspaces')
    .values([
      { id: own.wsId, customer_name: 'Oracle own', subdomain: 'oracle-own', api_status: 10 },
      { id: foreign.wsId, customer_name: 'Oracle foreign', subdomain: 'oracle-foreign', api_status: 10 },
      ...[own, foreign].flatMap((scope) =>
        ['first', 'second'].map((name) => ({
          id: inviterOf(`${name} ${scope.name}`),
          customer_name: 'Oracle inviter',
        })),
      ),
    ])
    .execute();
}

async function addAccounts(query: Query): Promise<void> {
  // The demo's password is everybody's: hashing is slow on purpose.
  const { password_hash } = await query.selectFrom('accounts').select('password_hash').executeTakeFirstOrThrow();
  await query
    .insertInto('accounts')
    .values(
      signingIn.map((principal) => ({
        id: accountIdOf(principal),
        username: usernameOf(principal),
        username_key: foldUsername(usernameOf(principal)),
        password_hash,
        real_name: principal.name,
        // Only this one can be asked for a code, so that a workspace that asks is noticed.
        telephone: principal.name === 'WORKSPACE_USER' ? '13800000009' : null,
        system_roles: principal.at === 'platform' ? [...principal.roles] : [],
        home_ws_id: principal.at === 'platform' || principal.at === 'nowhere' ? null : scopeOf[principal.at].wsId,
      })),
    )
    .execute();
}

function membership(principal: Principal, scope: WorkspaceScope, roles: readonly Role[]) {
  return {
    id: idOf(scope.prefix, `membership ${principal.name}`),
    ws_id: scope.wsId,
    account_id: accountIdOf(principal),
    roles: [...roles],
    real_name: `${scope.word} ${principal.name}`,
    departments: json([{ id: idOf(scope.prefix, 'department'), department_name: `${scope.word} department` }]),
  };
}

/**
 * The foreign workspace comes first, so that a statement which forgets the workspace finds its row before the right
 * one. Its owner of last resort is the own workspace's plain user: a handler that mixes the two up makes him an owner.
 */
async function addMemberships(query: Query): Promise<void> {
  const ofWorkspaces = signingIn.flatMap((principal) =>
    principal.at === 'platform' || principal.at === 'nowhere' ? [] : [{ principal, scope: scopeOf[principal.at] }],
  );
  const plain = ofWorkspaces.filter(({ principal }) => principal.name === 'WORKSPACE_USER');
  await query
    .insertInto('memberships')
    .values([
      ...plain.map(({ principal }) => membership(principal, foreign, ['WORKSPACE_SUPER_ADMIN'])),
      ...ofWorkspaces.map(({ principal, scope }) =>
        membership(
          principal,
          scope,
          principal.roles.filter((role) => !isApplicationRole(role)),
        ),
      ),
    ])
    .execute();
}

function rolesAt({ at, roles, elsewhere = [] }: Principal, name: WorkspaceScope['name']): readonly Role[] {
  if (at === name) return roles.filter((role) => !elsewhere.includes(role));
  return at === 'own' && name === 'otherApplication' ? elsewhere : [];
}

/**
 * Application roles are held without others: the membership itself has none. The foreign workspace
 * has its owner of last resort here, too.
 */
async function addMembers(query: Query, { wsId, appId, prefix, name }: WorkspaceScope): Promise<void> {
  const member = (principal: Pick<Principal, 'name'>, role: ApplicationRole) => ({
    id: idOf(prefix, `member ${principal.name} ${name}`),
    ws_id: wsId,
    app_id: appId,
    account_id: accountIdOf(principal),
    role,
  });
  const held = signingIn.flatMap((principal) =>
    rolesAt(principal, name)
      .filter(isApplicationRole)
      .map((role) => member(principal, role)),
  );
  const members = name === 'foreign' ? [...held, member({ name: 'WORKSPACE_USER' }, 'APP_OWNER')] : held;
  if (members.length > 0) await query.insertInto('application_members').values(members).execute();
}

async function addApplication(query: Query, { wsId, appId, word, name }: WorkspaceScope): Promise<void> {
  await query
    .insertInto('applications')
    .values({
      id: appId,
      ws_id: wsId,
      application_name: `${word} ${name}`,
      application_describe: word,
      icon: json({ type: 1 as const, uri: 'box' }),
    })
    .execute();
}

/** How people and applications get into the database: one step for each scope. */
export const peopling = { addWorkspaces, addAccounts, addMemberships, addMembers, addApplication };
