/**
 * What a draft or version takes, for the quota of its workspace: adding up numbers reads no value. As text, since the
 * stored size depends on how the database compresses it.
 */
export const bytesOfConfiguration = [
  `alter table configuration_versions add column bytes integer not null
    generated always as (octet_length(value::text) + coalesce(octet_length(base::text), 0)) stored`,
];
