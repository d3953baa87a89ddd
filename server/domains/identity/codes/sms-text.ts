import type { LocalizedText } from '#schemas/localized-text';

/** What a code's SMS says; `{name}` is who sends it. */
const texts: LocalizedText = {
  'en-US': '{code} is your {name} code. It is good for 10 minutes. Give it to nobody.',
  'zh-CN': '您的 {name} 验证码为 {code}，10 分钟内有效，请勿告知他人。',
};

/** The SMS in the reader's language. */
export function codeText(locale: string, values: { code: string; name: string }): string {
  const text = texts[locale === 'en-US' ? 'en-US' : 'zh-CN'];
  return text.replace(/\{(code|name)\}/g, (_, part: 'code' | 'name') => values[part]);
}
