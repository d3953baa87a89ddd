import type { Named, Prop, Reader } from '../base/define-control.ts';

/** An entry of a list of options. */
export const optionChoice = (value: unknown, text: string): object => ({ value, label: text });

/** What is chosen is read by its name. */
export const byName = (_: unknown, value: unknown, reader: Reader): string => reader.nameOf(value);

/** A kind whose values are ids of what the page hands in. */
export const namedIn = (of: Named['of'], options: Prop): Named => ({ of, options });
