/** Each person chooses light or dark pages. Until here all were light; from now on they follow the system until somebody chooses. */
export const colorScheme = [
  `alter table accounts add column color_scheme text not null default 'auto'
    check (color_scheme in ('auto', 'light', 'dark'))`,
];
