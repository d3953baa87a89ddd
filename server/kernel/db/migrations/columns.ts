/** The columns that every stored entity carries (entities.md), in the order in which they stand in a table. */
export const commonColumns = `
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by text,
  deleted_at timestamptz,
  version integer not null default 1`;
