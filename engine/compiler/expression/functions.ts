/**
 * The functions that an expression may call: nothing else is callable, neither methods nor globals.
 * The checker reads the signatures; the runtime's table has one implementation for each name.
 * `text.trim()` and `trim(text)` are the same call: the receiver is the first argument.
 */
export type ParameterKind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'scalar' | 'sized' | 'any';

/** The types of a function's arguments and of its result. */
export interface FunctionSignature {
  parameters: readonly ParameterKind[];
  /** How many of the last parameters may be left out. */
  optional?: number;
  /** The last parameter may be repeated. */
  repeats?: true;
  /** `number?`: null when it is not known; `date?`: a text, null when it is none; `first`: the type of the first argument that is not null. */
  result: 'text' | 'date?' | 'number' | 'number?' | 'boolean' | 'texts' | 'first';
  /** True when null arguments are looked at; otherwise null in any argument gives null. */
  takesNull?: true;
  description: string;
}

const signatures = {
  size: {
    parameters: ['sized'],
    result: 'number',
    description: 'Characters of a text, items of a list, keys of an object.',
  },
  isEmpty: {
    parameters: ['sized'],
    result: 'boolean',
    takesNull: true,
    description: 'Whether it is null, or has no characters, items or keys. Of a secret it says nothing else.',
  },
  isBlank: {
    parameters: ['any'],
    result: 'boolean',
    takesNull: true,
    description: 'Whether it is null, an empty text or a list without items.',
  },
  lengthAtLeast: {
    parameters: ['text', 'number'],
    result: 'boolean',
    takesNull: true,
    description: 'Whether a text has so many characters; null has none. Of a secret it says nothing else.',
  },
  sameSecret: {
    parameters: ['text', 'text'],
    result: 'boolean',
    takesNull: true,
    description: 'Whether two texts are the same, null like an empty one: a password and its repetition.',
  },
  passwordIssues: {
    parameters: ['text'],
    result: 'texts',
    takesNull: true,
    description:
      'What makes a password weak: short (less than 8 characters), notLong (less than 12), notMixed (no letter, or no digit), oneCase.',
  },
  trim: { parameters: ['text'], result: 'text', description: 'Without white space at both ends.' },
  lower: { parameters: ['text'], result: 'text', description: 'In lower case.' },
  upper: { parameters: ['text'], result: 'text', description: 'In upper case.' },
  len: { parameters: ['text'], result: 'number', description: 'Characters of a text, the same as size.' },
  left: { parameters: ['text', 'number'], result: 'text', description: 'So many characters from the beginning.' },
  right: { parameters: ['text', 'number'], result: 'text', description: 'So many characters from the end.' },
  mid: {
    parameters: ['text', 'number', 'number'],
    result: 'text',
    description: 'From the character with the first number, counted from 1, so many characters.',
  },
  replace: {
    parameters: ['text', 'text', 'text'],
    result: 'text',
    description: 'The first text with the third wherever the second was.',
  },
  concat: {
    parameters: ['scalar', 'scalar'],
    repeats: true,
    result: 'text',
    takesNull: true,
    description: 'All as one text; null adds nothing.',
  },
  contains: {
    parameters: ['text', 'text'],
    result: 'boolean',
    description: 'Whether the second text is in the first.',
  },
  startsWith: {
    parameters: ['text', 'text'],
    result: 'boolean',
    description: 'Whether the first text starts with the second.',
  },
  endsWith: {
    parameters: ['text', 'text'],
    result: 'boolean',
    description: 'Whether the first text ends with the second.',
  },
  string: { parameters: ['scalar'], result: 'text', description: 'As text.' },
  number: { parameters: ['scalar'], result: 'number?', description: 'As a number; null when it is none.' },
  int: {
    parameters: ['scalar'],
    result: 'number?',
    description: 'As a number without its fraction; null when it is none.',
  },
  coalesce: {
    parameters: ['any', 'any'],
    repeats: true,
    result: 'first',
    takesNull: true,
    description: 'The first argument that is not null.',
  },
  merge: {
    parameters: ['object', 'object'],
    result: 'first',
    description: 'The first with the fields of the second; a field that is null there is taken away.',
  },
  round: {
    parameters: ['number', 'number'],
    optional: 1,
    result: 'number',
    description: 'Rounded to so many decimals, 0 if none are given.',
  },
  min: { parameters: ['number', 'number'], repeats: true, result: 'number', description: 'The smallest.' },
  max: { parameters: ['number', 'number'], repeats: true, result: 'number', description: 'The largest.' },
  abs: { parameters: ['number'], result: 'number', description: 'Without its sign.' },
  floor: { parameters: ['number'], result: 'number', description: 'The next whole number below.' },
  ceil: { parameters: ['number'], result: 'number', description: 'The next whole number above.' },
  mod: {
    parameters: ['number', 'number'],
    result: 'number?',
    description: 'What is left of a division, with the sign of the divisor; null for a division by zero.',
  },
  power: {
    parameters: ['number', 'number'],
    result: 'number?',
    description: 'The first to the power of the second; null when that is no number.',
  },
  sqrt: { parameters: ['number'], result: 'number?', description: 'The square root; null for less than 0.' },
  join: {
    parameters: ['list', 'text'],
    result: 'text',
    description: 'The items as one text, with the second text between them.',
  },
  split: { parameters: ['text', 'text'], result: 'texts', description: 'The parts between the second text.' },
  safePath: {
    parameters: ['any', 'text'],
    result: 'text',
    takesNull: true,
    description: 'The first argument when it is a path of this site, else the second.',
  },
  last2: { parameters: ['text'], result: 'text', description: 'The last two characters, as avatars show them.' },
  cut: {
    parameters: ['text', 'number'],
    result: 'text',
    description: 'At most so many characters and then "…"; one of double width, such as a Chinese one, counts as two.',
  },
  daysBetween: {
    parameters: ['scalar', 'scalar'],
    result: 'number?',
    description:
      'Whole days from the first date to the second, less than 0 when it is before; null when one is no date.',
  },
  hoursBetween: {
    parameters: ['scalar', 'scalar'],
    result: 'number?',
    description: 'Hours from the first time to the second, with their fraction.',
  },
  monthsBetween: {
    parameters: ['scalar', 'scalar'],
    result: 'number?',
    description: 'Whole months from the first date to the second.',
  },
  yearsBetween: {
    parameters: ['scalar', 'scalar'],
    result: 'number?',
    description: 'Whole years from the first date to the second, such as an age.',
  },
  addDays: {
    parameters: ['scalar', 'number'],
    result: 'date?',
    description: 'The date so many days later, or earlier for less than 0.',
  },
  addMonths: {
    parameters: ['scalar', 'number'],
    result: 'date?',
    description: 'The date so many months later; a month without that day gives its last one.',
  },
  addYears: {
    parameters: ['scalar', 'number'],
    result: 'date?',
    description: 'The date so many years later; a month without that day gives its last one.',
  },
  year: {
    parameters: ['scalar'],
    result: 'number?',
    description: 'The year of a date; of a time, in UTC.',
  },
  month: {
    parameters: ['scalar'],
    result: 'number?',
    description: 'The month of a date, 1 to 12; of a time, in UTC.',
  },
  day: {
    parameters: ['scalar'],
    result: 'number?',
    description: 'The day of the month of a date; of a time, in UTC.',
  },
  weekday: {
    parameters: ['scalar'],
    result: 'number?',
    description: 'The day of the week of a date, 1 for Monday to 7 for Sunday; of a time, in UTC.',
  },
  formatDate: {
    parameters: ['scalar', 'text'],
    optional: 1,
    result: 'text',
    description:
      "A time as text in the visitor's language and zone; style date, time or datetime. In formulas of records, which are stored: 2026-11-24 16:30, in UTC.",
  },
} as const satisfies Record<string, FunctionSignature>;

export type FunctionName = keyof typeof signatures;

/** The functions of the expression language with their types, by name. */
export const functionSignatures: Readonly<Record<FunctionName, FunctionSignature>> = signatures;

/** True for a name that expressions may call; never for inherited names such as `constructor`. */
export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(signatures, name);
}
