import { clientTexts } from '../generated/client-texts.ts';

/** A text of the catalogue for failures without an answer. Languages other than English get the default, zh-CN. */
export function clientText(code: keyof typeof clientTexts, locale: string): string {
  return clientTexts[code][locale.startsWith('en') ? 'en-US' : 'zh-CN'];
}

/** What the catalogue says of a code that ends sessions, or another one that clients know; undefined for all others. */
export function knownText(code: string, locale: string): string | undefined {
  return Object.hasOwn(clientTexts, code) ? clientText(code as keyof typeof clientTexts, locale) : undefined;
}
