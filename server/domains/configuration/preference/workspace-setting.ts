import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { type PreferenceOwner, readPreference } from './queries.ts';

export type SettingName = Schemas['WorkspaceSettingName'];
export type SettingValue = Schemas['WorkspaceSettingValue'];
type ValueOf<Name extends SettingName> = Extract<SettingValue, { setting: Name }>;

/** Documents that are stored as preferences; the workspace's own row holds `baseinfo`. */
export type StoredName = Exclude<SettingName, 'baseinfo'>;

/** A document as it is stored: the secrets apart from it, sealed. */
export interface StoredSetting {
  value: SettingValue;
  /** By the names of the fields. */
  sealed: Readonly<Record<string, string>>;
  version: number;
}

/** What holds before anything was saved. */
const shipped: { readonly [Name in StoredName]: ValueOf<Name> } = {
  sms: { setting: 'sms', provider: 'platform' },
  email: { setting: 'email', provider: 'platform' },
  standin: { setting: 'standin', items: [] },
  pushTemplate: { setting: 'pushTemplate', items: [] },
  mapdata: { setting: 'mapdata', provider: 'none' },
  qb: { setting: 'qb', items: [] },
  wechat: { setting: 'wechat', enabled: false },
  nail: { setting: 'nail', enabled: false },
  book: { setting: 'book', enabled: false },
  directory: { setting: 'directory', enabled: false },
  systemManage: { setting: 'systemManage' },
};

/** The owner of a document: the whole workspace. */
export const settingOwner = (wsId: string): PreferenceOwner => ({ wsId, accountId: null });
/** The key under which a settings document is stored. */
export const settingKey = (name: StoredName): string => `setting.${name}`;

/** The stored document, or the shipped one with version 0. */
export function settingFrom(name: StoredName, stored: { value: unknown; version: number } | undefined): StoredSetting {
  if (!stored) return { value: shipped[name], sealed: {}, version: 0 };
  // Safe: only saveWorkspaceSetting writes there, what the contract has let pass.
  const { value, sealed } = stored.value as Pick<StoredSetting, 'value' | 'sealed'>;
  return { value, sealed, version: stored.version };
}

/** The document of one key as it holds now, read in the workspace's scope. */
export async function readSetting<Name extends StoredName>(
  query: Query,
  wsId: string,
  name: Name,
): Promise<StoredSetting & { value: ValueOf<Name> }> {
  const setting = settingFrom(name, await readPreference(query, settingOwner(wsId), settingKey(name)));
  // Safe: a document is saved under the key that its `setting` names.
  return setting as StoredSetting & { value: ValueOf<Name> };
}

/** The document as it is answered: of the secrets, the names alone. */
export function presentSetting(
  key: StoredName,
  { value, sealed, version }: StoredSetting,
): Schemas['WorkspaceSetting'] {
  return { key, value, secrets_set: Object.keys(sealed).sort(), version };
}
