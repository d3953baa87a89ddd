import type { LocalizedText } from '#schemas/localized-text';

const names: LocalizedText = { 'en-US': '{username} Company', 'zh-CN': '{username}公司' };

/** The name of a customer that gave none: the username with the company suffix of the reader's language (REG-14, REG-15). */
export function companyName(username: string, locale: string): string {
  return names[locale === 'en-US' ? 'en-US' : 'zh-CN'].replace('{username}', () => username);
}
