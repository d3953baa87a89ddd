import { isObject, own } from '#schemas';

/** Words by language, and in a language by their name; nothing in it is empty. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const languages = ['zh-CN', 'en-US'];

/** Every word of a value, without the empty ones; undefined when there is none. */
export function textsOf(value: unknown): Texts | undefined {
  return selected(value, () => true);
}

/** The words of a page, over those that it inherits. */
export function textsOver(below: Texts | undefined, above: Texts | undefined): Texts | undefined {
  return textsOf(
    Object.fromEntries(languages.map((language) => [language, { ...below?.[language], ...above?.[language] }])),
  );
}

interface Known {
  inherited: Texts | undefined;
  /** Words that are the page's own already stay so, also where the inherited ones are equal by now. */
  stored: Texts | undefined;
  /** What the author read: a word that was not changed is not the page's own. */
  base: Texts | undefined;
}

/** The words that a page has of its own; one that is left out or empty is inherited. */
export function ownTexts(sent: unknown, { inherited, stored, base }: Known): Texts | undefined {
  return selected(sent, (language, name, word) => {
    if (stored?.[language]?.[name] !== undefined) return true;
    return word !== inherited?.[language]?.[name] && word !== base?.[language]?.[name];
  });
}

function selected(value: unknown, isWanted: (language: string, name: string, word: string) => boolean) {
  const found = languages.flatMap((language) => {
    const words = isObject(value) ? own(value, language) : undefined;
    const wanted = Object.entries(isObject(words) ? words : {}).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1].trim() !== '' && isWanted(language, entry[0], entry[1]),
    );
    return wanted.length === 0 ? [] : [[language, Object.fromEntries(wanted)] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
