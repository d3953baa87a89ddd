/**
 * Who made live what is published now, which is not always the author of that version, and who decided to keep it after that person
 * was no longer an administrator. What was published before takes the publisher of its version.
 */
export const publishersOfConfiguration = [
  'alter table configurations add column published_by text',
  'alter table configurations add column confirmed_by text',
  'alter table configurations add column confirmed_at timestamptz',
  `update configurations set published_by = configuration_versions.published_by
    from configuration_versions where configuration_versions.id = configurations.published_id`,
];
