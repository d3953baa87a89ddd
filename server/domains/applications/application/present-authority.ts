import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { accountsOf, livingSubjects } from '#server/domains/organisation/index.ts';
import type { Database, Query } from '#server/kernel/db/index.ts';
import type { DetailRow } from './detail.ts';

type Authority = Schemas['ApplicationAuthority'];

/** Who owns, administers and uses an application, with names and without pictures (ROUTE-092). */
export async function presentAuthority(query: Query, row: DetailRow, locale: string): Promise<Authority> {
  const { owner, authorization_ids: managers, application_authorizations: grants } = row;
  const people = [...new Set([...(owner === null ? [] : [owner]), ...managers])];
  const ids = [...people, ...grants.map(({ subject_id: id }) => id)];
  const { rows } = await sql<{ subject_id: string; name: string }>`
    select living.subject_id, living.name from (${livingSubjects(row.ws_id, locale)}) as living
    where living.subject_id = any(${ids})`.execute(query);
  const names = new Map(rows.map(({ subject_id: id, name }) => [id, name]));
  return {
    id: row.id,
    owner,
    authorization_ids: managers,
    people: people.map((id) => ({ id, real_name: names.get(id) ?? '', avatar: '' })),
    application_authorizations: grants.map((grant) => ({ ...grant, subject_name: names.get(grant.subject_id) ?? '' })),
    version: row.version,
  };
}

/** The same with the pictures of the people. Opens a scope of its own: call it after the workspace's. */
export async function withPictures(db: Database, authority: Authority): Promise<Authority> {
  const ids = authority.people.map(({ id }) => id);
  const accountOf = await accountsOf(db, ids);
  return { ...authority, people: authority.people.map((one) => ({ ...one, avatar: accountOf(one.id).avatar })) };
}
