/** An option with the value that records store, and its label: one text, or one for each language. */
export interface OptionLine {
  value: string;
  label: string | Readonly<Record<string, string>>;
}

/** The label in a language; of several, the first when there is none in it. */
export const optionText = ({ label }: OptionLine, locale: string): string =>
  typeof label === 'string' ? label : (label[locale] ?? Object.values(label)[0] ?? '');

/** The options with another label of one of them, in one language where it has several. */
export function changeOption(
  options: readonly OptionLine[],
  at: number,
  { text, locale }: { text: string; locale: string },
): OptionLine[] {
  return options.map((option, index) => {
    if (index !== at) return option;
    return { ...option, label: typeof option.label === 'string' ? text : { ...option.label, [locale]: text } };
  });
}

/** A further option, with a value that no other has. */
export function newOption(options: readonly OptionLine[], label: string): OptionLine {
  let number = options.length + 1;
  while (options.some(({ value }) => value === `option_${number}`)) number += 1;
  return { value: `option_${number}`, label };
}
