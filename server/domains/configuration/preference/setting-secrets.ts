import { ulid } from '#server/kernel/db/index.ts';
import { seal, unseal } from '#server/kernel/foundation/sealing.ts';
import type { SettingName, SettingValue } from './workspace-setting.ts';

/** Only where items have ids: nothing else says whose a stored secret is. */
type FieldOfItems<Value> = Value extends { items: readonly (infer One)[] }
  ? 'id' extends keyof One
    ? `items/${Exclude<keyof One & string, 'id'>}`
    : never
  : never;
type SecretField<Value> = Exclude<keyof Value & string, 'setting' | 'items'> | FieldOfItems<Value>;

/**
 * The fields that are written and never answered; `items/…` is one of each item. Whatever else happens to secrets follows
 * from here: items that have them get ids, and a secret of an item is stored by its id and goes with it.
 */
export const secretFields: {
  readonly [Name in SettingName]?: readonly SecretField<Extract<SettingValue, { setting: Name }>>[];
} = {
  sms: ['access_secret'],
  email: ['password'],
  qb: ['items/password'],
  wechat: ['app_secret'],
  nail: ['app_secret'],
  book: ['app_secret'],
  directory: ['bind_password'],
};

type Fields = Readonly<Record<string, unknown>>;

interface Item extends Fields {
  readonly id?: string;
}

/** The names of a document's secrets: of the document's own, and of those that each of its items has. */
function secretNames(setting: SettingName): { own: readonly string[]; ofItem: readonly string[] } {
  const names: readonly string[] = secretFields[setting] ?? [];
  const inItem = 'items/';
  return {
    own: names.filter((name) => !name.startsWith(inItem)),
    ofItem: names.filter((name) => name.startsWith(inItem)).map((name) => name.slice(inItem.length)),
  };
}

/** The items of a document whose items have secrets; undefined for other documents. */
export function itemsWithSecrets(value: SettingValue): readonly Item[] | undefined {
  return 'items' in value && secretNames(value.setting).ofItem.length > 0 ? value.items : undefined;
}

/** Where the secret of an item is kept, whatever becomes of the order of the items. */
export const itemSecret = (id: string, field: string): string => `items/${id}/${field}`;

/** A secret that a document may have. */
interface Secret {
  /** Under which it is stored: the field's, and of an item `items/<id>/<field>`. */
  name: string;
  /** Where it is sent, as a JSON pointer inside the document. */
  pointer: string;
  /** As it was sent; undefined when it was not. */
  sent: unknown;
  /** Index of the item whose secret it is. */
  at?: number;
}

/** Every secret that a document may have, sent or not. An item without an id has none. */
export function secretsOf(value: SettingValue): Secret[] {
  const { own, ofItem } = secretNames(value.setting);
  const document: Fields = value;
  const ofItems = itemsWithSecrets(value)?.flatMap((item, at) => {
    const { id } = item;
    if (id === undefined) return [];
    return ofItem.map((field) => ({
      name: itemSecret(id, field),
      pointer: `/items/${at}/${field}`,
      sent: item[field],
      at,
    }));
  });
  return [...own.map((name) => ({ name, pointer: `/${name}`, sent: document[name] })), ...(ofItems ?? [])];
}

/** The same document, each of whose items has an id where they have secrets. */
export function withItemIds(sent: SettingValue): SettingValue {
  const items = itemsWithSecrets(sent)?.map(({ id = ulid(), ...item }) => ({ id, ...item }));
  // Safe: only documents whose items may have an id have items with secrets.
  return items ? ({ ...sent, items } as SettingValue) : sent;
}

interface Parted {
  value: SettingValue;
  /** The secrets that were sent, by the names under which they are stored. */
  secrets: Readonly<Record<string, string>>;
}

/** Takes the secrets out of a document. */
export function partSecrets(sent: SettingValue): Parted {
  const { own, ofItem } = secretNames(sent.setting);
  const items = itemsWithSecrets(sent)?.map((item) => without(item, ofItem));
  return {
    // Safe: no document and no item requires its secret, so it is a document without it.
    value: { ...without(sent, own), ...(items && { items }) } as SettingValue,
    secrets: Object.fromEntries(
      secretsOf(sent).flatMap(({ name, sent: secret }) => (typeof secret === 'string' ? [[name, secret]] : [])),
    ),
  };
}

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** The secrets of what the document still has: those of an item go with it. */
export function secretsLeft(
  value: SettingValue,
  sealed: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const names = new Set(secretsOf(value).map(({ name }) => name));
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
