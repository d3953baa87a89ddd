/** Each person chooses light or dark pages. Before this migration all were light; now they follow the system until a person chooses. */
export const colorScheme = [
  `alter table accounts add column color_scheme text not null default 'auto'
    check (color_scheme in ('auto', 'light', 'dark'))`,
];
