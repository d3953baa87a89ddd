/** Invitations wait beside notifications; their link is made when they are sent, so that none is stored. */
export const queuedInvitations = [
  `alter table notification_deliveries
    alter column notification_id drop not null,
    add column invited_by text,
    add constraint notification_deliveries_subject check ((notification_id is null) <> (invited_by is null))`,
  'create index notification_deliveries_invited on notification_deliveries (account_id) where invited_by is not null',
];
