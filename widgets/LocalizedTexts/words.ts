/** Words by language and name, read from whatever is bound. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of a value, without what is no text, or empty. */
export function asWords(value: unknown): Words {
  return Object.fromEntries(
    entries(value).map(([language, words]) => [
      language,
      Object.fromEntries(
        entries(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
      ),
    ]),
  );
}

/** The word of that name, if the language has it. */
export const textOf = (words: Words, language: string, name: string): string | undefined => {
  const known = Object.hasOwn(words, language) ? words[language] : undefined;
  return known && Object.hasOwn(known, name) ? known[name] : undefined;
};

/** Whether another language has the word. */
export const isElsewhere = (words: Words, language: string, name: string): boolean =>
  Object.keys(words).some((other) => other !== language && textOf(words, other, name) !== undefined);

/** The words with another text for one of them; an empty text takes the word away. */
export function withWord(
  words: Words,
  { language, name, text }: { language: string; name: string; text: string },
): Words {
  const { [name]: _before, ...others } = words[language] ?? {};
  return { ...words, [language]: text === '' ? others : { ...others, [name]: text } };
}

/** A compiled message as one text, with the `values` that it names. */
export function messageText(message: unknown, values: unknown): string {
  if (typeof message === 'string') return message;
  if (!Array.isArray(message)) return '';
  return message
    .map((part) => {
      if (typeof part === 'string') return part;
      const [type, value] = [field(part, 'type'), field(part, 'value')];
      if (type === 0) return String(value);
      const filled = type === 1 ? field(values, String(value)) : undefined;
      return typeof filled === 'string' ? filled : '…';
    })
    .join('');
}

export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
