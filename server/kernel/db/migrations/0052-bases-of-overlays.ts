/** Overlays keep the document that they were made on, so that an upgrade of it can be distinguished from the changes over it. */
export const basesOfOverlays = [
  'alter table configuration_versions add column base jsonb',
  `create index configuration_versions_base on configuration_versions (kind, key, (value ->> 'base'))
    where base is not null`,
];
