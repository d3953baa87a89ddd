/** An entry of a list of options. */
export const optionChoice = (value: unknown, text: string): object => ({ value, label: text });
