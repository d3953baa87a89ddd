/** A dummy of an application: a package that is being imported, or a sample of the store. It cannot be edited (ROLE-14). */
export const dummyApplications = [
  `alter table applications add column dummy_type text check (dummy_type in ('importing', 'store'))`,
];
