import type { Schemas } from '#openapi';
import type { ApplicationRow } from '#server/kernel/call/application.ts';

type Settings = Pick<
  ApplicationRow,
  | 'address'
  | 'admin_edit_disabled'
  | 'default_language'
  | 'home_page_id'
  | 'maintain'
  | 'language'
  | 'settings_version'
  | 'settings_updated_at'
  | 'created_at'
  | 'id'
>;

/** An application's own settings with what holds where it says nothing: the workspace's language, else the platform's. */
export function presentSettings(
  row: Settings,
  platform: Pick<Schemas['PlatformConfig'], 'defaultLanguage'>,
): Schemas['AppGlobalConfig'] {
  return {
    application_id: row.id,
    config: {
      address: row.address,
      admin_edit_disabled: row.admin_edit_disabled ?? false,
      defaultLanguage: row.default_language ?? row.language ?? platform.defaultLanguage,
      home_page_id: row.home_page_id,
      maintain: row.maintain ?? 0,
    },
    updated_at: (row.settings_updated_at ?? row.created_at).toISOString(),
    version: row.settings_version ?? 0,
  };
}
