import { createFieldLabels } from '../kind/field-label.ts';
import type { SettingName } from './workspace-setting.ts';

const gateway = (area: string, names: readonly string[]) => names.map((name) => [name, `settings.${area}.${name}`]);

/** Message keys of the pages, by the fields that they name. */
const titles: { readonly [Name in SettingName]?: Readonly<Record<string, string>> } = {
  systemManage: {
    auto_logout_idle_time: 'settings.systemManage.idle',
    sign_in_dialog: 'settings.systemManage.dialog',
    cacheMaxNum: 'settings.systemManage.cacheMaxNum',
    cacheMaxNumOfDefaultTheme: 'settings.systemManage.cacheMaxNumOfDefaultTheme',
    sms_secondary_verification: 'settings.systemManage.secondStep',
    page_changes_need_approval: 'settings.systemManage.approval',
    trash_days: 'settings.systemManage.trashDays',
    parent_origins: 'settings.systemManage.origins',
    totp: 'settings.systemManage.totp',
  },
  baseinfo: {
    customer_name: 'workspace.baseinfo.name',
    logo: 'workspace.baseinfo.logo',
    address: 'workspace.baseinfo.address',
    subdomain: 'workspace.baseinfo.subdomain',
    language: 'workspace.baseinfo.language.default',
  },
  sms: Object.fromEntries(gateway('sms', ['provider', 'gateway_url', 'access_key', 'signature'])),
  email: Object.fromEntries(
    gateway('email', ['provider', 'host', 'port', 'encryption', 'from_address', 'from_name', 'user_name']),
  ),
};

/** The name of a setting's field in one language; undefined for fields that no page of settings names. */
export function settingLabel(name: SettingName, pointer: string, locale: string): string | undefined {
  return labels.get(name)?.(pointer, locale);
}

const labels = new Map(
  Object.entries(titles).map(([name, fields]) => [
    name,
    createFieldLabels({
      properties: Object.fromEntries(Object.entries(fields).map(([field, title]) => [field, { title }])),
    }),
  ]),
);
