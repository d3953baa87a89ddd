/** Languages that the product has texts in; the first is the default. */
export const locales = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof locales)[number];

/** The language of an answer by `Accept-Language`: the wanted one with the highest weight that there are texts in. */
export function chooseLocale(header: string | undefined, fallback: Locale = locales[0]): Locale {
  return wantedLocale(header) ?? fallback;
}

/**
 * The language in which a browser's visitor reads best: the one that its header puts first, and English for the visitor of any other
 * language. Undefined for a client that names none.
 */
export function offeredLocale(header: string | undefined): Locale | undefined {
  return wantedLocale(header) ?? (/[a-z]/i.test(header?.slice(0, 200) ?? '') ? 'en-US' : undefined);
}

/** The language of the product that a header `Accept-Language` puts first; undefined when it names none. */
export function wantedLocale(header: string | undefined): Locale | undefined {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.trim().split('-')[0], weight: weight === undefined ? 1 : Number(weight), index };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  for (const { language } of wanted) {
    const found = locales.find((locale) => locale.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return undefined;
}

/** A stored or sent choice, when it is one of the product's languages. */
export function knownLocale(value: string | undefined): Locale | undefined {
  return locales.find((locale) => locale === value);
}
