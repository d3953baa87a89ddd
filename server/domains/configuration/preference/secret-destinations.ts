import type { LocalizedText } from '#schemas/localized-text';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import { secretsOf } from './setting-secrets.ts';
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
 * Where the secret of a document, or of its item at the index `at`, is sent, and what protects it on its way; empty for
 * nowhere. What is left out counts as its default.
 */
function destinationsOf(value: SettingValue, at = 0): string[] {
  switch (value.setting) {
    case 'sms':
      return [originOf(value.gateway_url)];
    case 'email': {
      const { host, port = 465, encryption = 'tls' } = value;
      return [host ? `${encryption} ${originOf(host)} ${port}` : ''];
    }
    case 'qb':
      return value.items
        .slice(at, at + 1)
        .map(({ host, port = 5432, encryption = 'tls' }) => `${encryption} ${originOf(host)} ${port}`);
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
  const known = new Map(secretsOf(before.value).map(({ name, at }) => [name, destinationsOf(before.value, at)]));
  return secretsOf(value)
    .filter(({ name }) => before.sealed[name] !== undefined && sent[name] === undefined)
    .filter(({ name, at }) => isElsewhere(destinationsOf(value, at), known.get(name)))
    .map(({ pointer }) => ({ pointer: `/value${pointer}`, message, hint }));
}

const isElsewhere = (destinations: readonly string[], known: readonly string[] = []): boolean =>
  destinations.some((destination, at) => destination !== '' && destination !== known[at]);
