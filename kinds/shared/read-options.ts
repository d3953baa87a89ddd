import { readOption } from '#schemas/values';
import { namedOptions, type OptionSource } from './options.ts';

/** The option that a text names, by its name in some language or by its value. */
export const optionNamed = (source: OptionSource, text: string): string | undefined =>
  readOption(namedOptions(source) ?? [], text)?.value;
