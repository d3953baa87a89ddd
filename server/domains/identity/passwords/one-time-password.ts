import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for another when they are read out. */
const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 4;
const inGroup = 4;

const group = (): string =>
  Array.from({ length: inGroup }, () => characters.charAt(randomInt(characters.length))).join('');

/** A password to be used once, of 92 random bits, in groups that can be read out (ORG-17). */
export function oneTimePassword(): string {
  return Array.from({ length: groups }, group).join('-');
}
