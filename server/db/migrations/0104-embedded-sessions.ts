/** Sessions that came by a link to an application inside the program of a third party (ROLE-12). */
export const embeddedSessions = ['alter table token_families add column is_embedded boolean not null default false'];
