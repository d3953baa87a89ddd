/** The theme before any change, as it was shipped until this migration. */
const shipped = `'{"base": "Default", "density": "regular", "light": {}, "dark": {}, "sizes": {}}'::jsonb`;

/** The value of a version's field in the theme of the platform that was published when the version was made. */
const above = `(
  select coalesce(
    (select above.value from configuration_versions above
      where above.ws_id is null and above.kind = own.kind and above.key = own.key and above.published_at <= own.created_at
      order by above.published_at desc limit 1),
    ${shipped}) as theme)`;

/** The fields of a group that differ; what only the platform had is taken away by null. */
const changed = (group: string, beneath: string): string => `(
  select jsonb_object_agg(token, coalesce(own.value -> '${group}' -> token, 'null'))
    from (
      select jsonb_object_keys(case jsonb_typeof(own.value -> '${group}') when 'object' then own.value -> '${group}' else '{}' end)
      union
      select jsonb_object_keys(${beneath})
    ) as tokens(token)
    where own.value -> '${group}' -> token is distinct from ${beneath} -> token)`;

/** Nothing where the workspace had a base theme of its own: then the platform's colours are not inherited. */
const colours = (group: string): string => `(case
  when coalesce(own.value -> 'base', '"Default"') is distinct from coalesce(platform.theme -> 'base', '"Default"') then '{}'::jsonb
  else coalesce(platform.theme -> '${group}', '{}') end)`;

const field = (name: string, usual: string): string => `case
  when coalesce(own.value -> '${name}', ${usual}) is distinct from coalesce(platform.theme -> '${name}', ${usual})
  then coalesce(own.value -> '${name}', ${usual}) end`;

/**
 * Themes of workspaces keep the fields that they changed. Before this migration they were whole: what equals the platform's theme of the time
 * when a version was made is inherited from now on. The hash stays: it only distinguishes versions.
 */
export const inheritedThemes = [
  'alter table configuration_versions no force row level security',
  `update configuration_versions
    set value = jsonb_strip_nulls(jsonb_build_object(
          'kind', own.value -> 'kind', 'version', own.value -> 'version', 'id', own.value -> 'id',
          'title', ${field('title', "'null'")},
          'base', ${field('base', `'"Default"'`)},
          'density', ${field('density', `'"regular"'`)}
        )) || coalesce((
          select jsonb_object_agg(groups.name, groups.fields)
            from (values
              ('light', ${changed('light', colours('light'))}),
              ('dark', ${changed('dark', colours('dark'))}),
              ('sizes', ${changed('sizes', "coalesce(platform.theme -> 'sizes', '{}')")})
            ) as groups(name, fields)
            where groups.fields is not null), '{}')
    from configuration_versions own
    cross join lateral ${above} as platform
    where own.id = configuration_versions.id
      and own.kind = 'theme' and own.ws_id is not null and jsonb_typeof(own.value) = 'object'`,
  'alter table configuration_versions force row level security',
];
