import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { readPreference } from './queries.ts';

/** Under which key a person's choice is stored to see the first steps no more. */
export const setupKey = 'workspaceSetup';

type Setup = Schemas['WorkspaceSetup'];

/**
 * What a workspace has of that with which work begins, by one statement. Saving the basic information stores a logo, an empty text
 * without one, so null means that nobody has saved it; the platform's changes of the customer leave it alone.
 */
async function stepsOf(query: Query, wsId: string, accountId: string): Promise<Omit<Setup, 'dismissed'>> {
  const found = await sql<Omit<Setup, 'dismissed'>>`select
    exists (select from workspaces where id = ${wsId} and logo is not null) as logo,
    exists (
      select from memberships where ws_id = ${wsId} and account_id <> ${accountId} and deleted_at is null
    ) as people,
    exists (select from departments where ws_id = ${wsId} and deleted_at is null) as departments,
    exists (
      select from memberships where ws_id = ${wsId} and account_id <> ${accountId} and deleted_at is null
        and roles && array['WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN', 'WORKSPACE_APP_ADMIN', 'WORKSPACE_ACCOUNT_ADMIN']
    ) or exists (
      select from application_members where ws_id = ${wsId} and account_id <> ${accountId} and deleted_at is null
    ) or exists (select from application_grants where ws_id = ${wsId}) as roles,
    exists (select from applications where ws_id = ${wsId} and deleted_at is null) as application,
    exists (select from physical_tables where ws_id = ${wsId} and deleted_at is null) as "table",
    (
      select id from applications where ws_id = ${wsId} and deleted_at is null and application_type = 1
      order by created_at, id limit 1
    ) as application_id`.execute(query);
  const [steps] = found.rows;
  if (!steps) throw new Error('A statement without tables gives one row.');
  return steps;
}

/** The first steps of a workspace, and whether the person wants to see them. */
export async function readSetup(query: Query, wsId: string, accountId: string): Promise<Setup> {
  const [steps, choice] = await Promise.all([
    stepsOf(query, wsId, accountId),
    readPreference(query, { wsId, accountId }, setupKey),
  ]);
  return { dismissed: choice !== undefined, ...steps };
}
