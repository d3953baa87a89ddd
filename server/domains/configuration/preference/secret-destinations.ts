import type { LocalizedText } from '#schemas/localized-text';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import { itemSecret } from './setting-secrets.ts';
import type { SettingValue } from './workspace-setting.ts';

const message: LocalizedText = {
  'en-US':
    'The address, or how it is encrypted, is another one: enter the secret again, for the stored one is not sent there.',
  'zh-CN': '地址或加密方式已更改：已保存的密钥不会发送到那里，请重新填写。',
};
const hint: LocalizedText = {
  'en-US': 'Send it again, or an empty one to take it away.',
  'zh-CN': '请重新提交；如要删除，请提交空值。',
};

/** Where the address leads: its scheme, host and port; of a host alone, its name. */
const originOf = (address = ''): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url ? `${url.protocol}//${url.host}` : address.trim().toLowerCase();
};

/**
 * Where the secret of a document is sent, and what protects it on its way; empty for nowhere. What is left
 * out counts as its default.
 */
function destinationsOf(value: SettingValue): string[] {
  switch (value.setting) {
    case 'sms':
      return [originOf(value.gateway_url)];
    case 'email': {
      const { host, port = 465, encryption = 'tls' } = value;
      return [host ? `${encryption} ${originOf(host)} ${port}` : ''];
    }
    case 'wechat':
    case 'nail':
    case 'book':
      return [originOf(value.issuer), originOf(value.api_origin)];
    case 'directory': {
      const { url, start_tls = true, ca_certificate = '' } = value;
      const destination = originOf(url);
      const isOpen = destination.startsWith('ldap:') && !start_tls;
      return [destination && `${destination} ${isOpen ? 'open' : ca_certificate.trim()}`];
    }
    default:
      return [];
  }
}

/**
 * The issues of a change that would send a stored secret to a new destination: an administrator who does not know the secret
 * could otherwise read it at an address of their own (P41).
 */
export function destinationIssues(
  before: { value: SettingValue; sealed: Readonly<Record<string, string>> },
  value: SettingValue,
  sent: Readonly<Record<string, string>>,
): RequestIssue[] {
  if (value.setting === 'qb' && before.value.setting === 'qb')
    return movedDatabases(before.value.items, value.items)
      .filter(({ id }) => isUnsent(itemSecret(id, 'password'), before.sealed, sent))
      .map(({ at }) => ({ pointer: `/value/items/${at}/password`, message, hint }));
  const known = destinationsOf(before.value);
  const isElsewhere = destinationsOf(value).some((destination, at) => destination !== '' && destination !== known[at]);
  if (!isElsewhere) return [];
  const unsent = Object.keys(before.sealed).filter((name) => isUnsent(name, before.sealed, sent));
  return unsent.map((name) => ({ pointer: `/value/${name}`, message, hint }));
}

type Secrets = Readonly<Record<string, string>>;

/** Whether a stored secret stays as it is. */
const isUnsent = (name: string, stored: Secrets, sent: Secrets): boolean =>
  stored[name] !== undefined && sent[name] === undefined;

type Databases = Extract<SettingValue, { setting: 'qb' }>['items'];

/** Of databases that were there before, those that are now somewhere else, or less protected on the way. */
function movedDatabases(before: Databases, after: Databases): { id: string; at: number }[] {
  const destinationOf = ({ host, port = 5432, encryption = 'tls' }: Databases[number]): string =>
    `${encryption} ${originOf(host)} ${port}`;
  const known = new Map(before.map((one) => [one.id, destinationOf(one)]));
  return after.flatMap((one, at) => {
    const { id } = one;
    return id !== undefined && known.has(id) && known.get(id) !== destinationOf(one) ? [{ id, at }] : [];
  });
}
