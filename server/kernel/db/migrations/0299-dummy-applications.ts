/** An application that only stands for one: a package that is being imported, or a sample of the store. Nobody edits it (ROLE-14). */
export const dummyApplications = [
  `alter table applications add column dummy_type text check (dummy_type in ('importing', 'store'))`,
];
