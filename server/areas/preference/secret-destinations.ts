import type { Words } from '#schemas';
import type { RequestFault } from '../../errors/index.ts';
import type { SettingName, SettingValue } from './workspace-setting.ts';

/** The fields that say where the secret of a document is sent. */
const destinations: { readonly [Name in SettingName]?: readonly string[] } = {
  sms: ['gateway_url'],
  email: ['host'],
  wechat: ['issuer', 'api_origin'],
  nail: ['issuer', 'api_origin'],
  book: ['issuer', 'api_origin'],
  directory: ['url'],
};

const message: Words = {
  'en-US': 'The address is another one: enter the secret again, for the stored one is not sent there.',
  'zh-CN': '地址已更改：已保存的密钥不会发送到新地址，请重新填写。',
};
const hint: Words = {
  'en-US': 'Send it again, or an empty one to take it away.',
  'zh-CN': '请重新提交；如要删除，请提交空值。',
};

/** Where the address leads: its scheme, host and port; of a host alone, its name. */
const placeOf = (address: string): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url ? `${url.protocol}//${url.host}` : address.trim().toLowerCase();
};

const textOf = (value: SettingValue, field: string): string => {
  const [, text = ''] = Object.entries(value).find(([name]) => name === field) ?? [];
  return String(text);
};

/**
 * The faults of a change that would hand a stored secret to somebody who does not know it: whoever administers the workspace
 * could otherwise read it at an address of his own (P41).
 */
export function destinationFaults(
  before: { value: SettingValue; sealed: Readonly<Record<string, string>> },
  value: SettingValue,
  sent: Readonly<Record<string, string>>,
): RequestFault[] {
  const isElsewhere = (destinations[value.setting] ?? []).some((field) => {
    const place = placeOf(textOf(value, field));
    return place !== '' && place !== placeOf(textOf(before.value, field));
  });
  if (!isElsewhere) return [];
  const kept = Object.keys(before.sealed).filter((name) => sent[name] === undefined);
  return kept.map((name) => ({ pointer: `/value/${name}`, message, hint }));
}
