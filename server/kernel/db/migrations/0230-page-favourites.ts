import { protect } from '../rights/policies.ts';

/** How people arranged pages of applications: one row for a person and a page. */
export const pageFavourites = [
  `create table page_favourites (
    ws_id text not null,
    app_id text not null,
    account_id text not null references accounts on delete cascade,
    page_id text not null,
    widths jsonb not null,
    arrangement jsonb not null,
    updated_at timestamptz not null,
    primary key (ws_id, app_id, account_id, page_id),
    foreign key (ws_id, app_id) references applications (ws_id, id) on delete cascade
  )`,
  'create index page_favourites_account on page_favourites (account_id)',
  ...protect('page_favourites', { tenant: ['all'] }),
];
