/** Values of the extra fields that a workspace keeps for its people, by the names of the fields (ORG-13). */
export const extendedAccounts = [`alter table memberships add column extend jsonb not null default '{}'`];
