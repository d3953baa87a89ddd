import { ulid } from '#server/kernel/db/index.ts';
import { seal, unseal } from '#server/kernel/foundation/sealing.ts';
import type { SettingName, SettingValue } from './workspace-setting.ts';

/** The fields that are written and never answered; `items/…` is one of each item, which then has an id. */
export const secretFields: { readonly [Name in SettingName]?: readonly string[] } = {
  sms: ['access_secret'],
  email: ['password'],
  qb: ['items/password'],
  wechat: ['app_secret'],
  nail: ['app_secret'],
  book: ['app_secret'],
  directory: ['bind_password'],
};

interface Parted {
  value: SettingValue;
  /** The secrets that were sent, by the names of the fields; of an item by `items/<id>/<field>`. */
  secrets: Readonly<Record<string, string>>;
}

/** Where the secret of an item is kept, whatever becomes of the order of the items. */
export const itemSecret = (id: string, field: string): string => `items/${id}/${field}`;

/** The same document, each of whose items has an id where they have secrets. */
export function withItemIds(sent: SettingValue): SettingValue {
  if (sent.setting !== 'qb') return sent;
  return { ...sent, items: sent.items.map(({ id = ulid(), ...item }) => ({ id, ...item })) };
}

/** Takes the secrets out of a document. */
export function partSecrets(sent: SettingValue): Parted {
  if (sent.setting === 'qb') return partItems(sent);
  const names = secretFields[sent.setting] ?? [];
  const entries = Object.entries(sent);
  return {
    // Safe: no document requires its secret, so it is a document without it.
    value: Object.fromEntries(entries.filter(([name]) => !names.includes(name))) as SettingValue,
    secrets: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
  };
}

type Item = Extract<SettingValue, { setting: 'qb' }>['items'][number];

function withoutPassword(item: Item): Item {
  const { password, ...others } = item;
  return password === undefined ? item : others;
}

function partItems(sent: Extract<SettingValue, { setting: 'qb' }>): Parted {
  const secrets = sent.items.flatMap(({ id, password }) =>
    id === undefined || password === undefined ? [] : [[itemSecret(id, 'password'), password]],
  );
  return {
    value: { ...sent, items: sent.items.map(withoutPassword) },
    secrets: Object.fromEntries(secrets),
  };
}

/** The secrets of what the document still has: those of an item go with it. */
export function secretsLeft(
  value: SettingValue,
  sealed: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (value.setting !== 'qb') return sealed;
  const names = new Set(value.items.map(({ id = '' }) => itemSecret(id, 'password')));
  return Object.fromEntries(Object.entries(sealed).filter(([name]) => names.has(name)));
}

/** The context of a sealed secret, which does not open in another workspace or field. */
export const secretContext = (wsId: string, setting: SettingName, field: string): string =>
  `${wsId} ${setting} ${field}`;

interface Sealing {
  key: Buffer;
  wsId: string;
  setting: SettingName;
}

/** The stored secrets after a save: one that is not sent stays, an empty one is taken away. */
export function sealSecrets(
  stored: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, string>>,
  { key, wsId, setting }: Sealing,
): Record<string, string> {
  const unsent = Object.entries(stored).filter(([name]) => sent[name] === undefined);
  const added = Object.entries(sent)
    .filter(([, secret]) => secret !== '')
    .map(([name, secret]) => [name, seal(key, secretContext(wsId, setting, name), secret)]);
  return Object.fromEntries([...unsent, ...added]);
}

/** A stored secret as it was sent; empty when there is none. */
export function openSecret(
  sealed: Readonly<Record<string, string>>,
  field: string,
  { key, wsId, setting }: Sealing,
): string {
  const text = sealed[field];
  return text === undefined ? '' : unseal(key, secretContext(wsId, setting, field), text);
}

/** What the log shows instead of stored secrets. */
export const hidden = (sealed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(sealed).map((name) => [name, '••••']));
