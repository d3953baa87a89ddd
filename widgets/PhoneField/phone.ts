import { callingCodes } from './calling-codes.ts';

/** A telephone number as the contract has it: `+86` and digits. */
export interface Phone {
  prefix: string;
  number: string;
}

/** What the international numbering plan leaves to a whole number, prefix included. */
const longest = 15;
const shortest = 4;
/** Mobile numbers of mainland China (VAL-09). */
const chinese = /^1[3-9]\d{9}$/;

const prefixes = new Set(callingCodes.map(({ prefix }) => prefix));

/** Takes a whole number (`+8613800000000`) apart; undefined when it begins with no known prefix. */
export function phoneOf(whole: string): Phone | undefined {
  if (!whole.startsWith('+')) return undefined;
  const digits = digitsOf(whole);
  // No prefix is the beginning of another one, so that at most one fits.
  const length = [1, 2, 3].find((count) => prefixes.has(`+${digits.slice(0, count)}`));
  return length === undefined ? undefined : { prefix: `+${digits.slice(0, length)}`, number: digits.slice(length) };
}

/** The digits of a text, those of Chinese input methods too (REG-05). */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/** Whether a number can be one of its prefix; which of them are mobile numbers only the server knows (VAL-08, VAL-09). */
export function isPossible({ prefix, number }: Phone): boolean {
  if (prefix === '+86') return chinese.test(number);
  return number.length >= shortest && number.length + prefix.length - 1 <= longest;
}
