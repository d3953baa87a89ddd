/** The sign-in page before any change, as it was shipped until this migration. */
const shipped = JSON.stringify({
  logoUrl: '',
  loginLocation: 'center',
  openVerCode: true,
  openRememberAccPwd: true,
  customerCarouselList: [],
  copyrightList: [{ content: '' }],
  copyrightColor: '#595959',
  bgType: 0,
  bgColor: '#e6f4ff',
  bgImg: '',
});

/**
 * Sign-in pages of workspaces keep the fields that they changed. Before this migration they were whole: what equals the platform's
 * page of the time when a version was made is inherited from now on. The hash stays: it only distinguishes versions.
 */
export const inheritedFields = [
  'alter table configuration_versions no force row level security',
  `update configuration_versions own
    set value = coalesce((
      select jsonb_object_agg(field.key, field.value)
        from jsonb_each(own.value) as field
        where field.value is distinct from (
          select coalesce(
            (select above.value -> field.key
              from configuration_versions above
              where above.ws_id is null and above.kind = own.kind and above.key = own.key
                and above.published_at <= own.created_at
              order by above.published_at desc limit 1),
            '${shipped}'::jsonb -> field.key))
    ), '{}'::jsonb)
    where own.kind = 'loginPage' and own.ws_id is not null and jsonb_typeof(own.value) = 'object'`,
  'alter table configuration_versions force row level security',
];
