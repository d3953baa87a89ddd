/** Sessions that came by a link to an application inside the program of a third party, and the sign-ins before them (ROLE-12). */
export const embeddedSessions = ['token_families', 'third_party_attempts'].map(
  (table) => `alter table ${table} add column is_embedded boolean not null default false`,
);
