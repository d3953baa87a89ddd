import type { LiveType } from './live-node.ts';

/** A parameter: a type, a date, a text, number or boolean, or anything. */
export type LiveParameter = 'text' | 'number' | 'boolean' | 'date' | 'scalar' | 'any';

interface LiveCall {
  parameters: readonly LiveParameter[];
  optional?: number;
  repeats?: true;
  gives: LiveType;
  /** What it gives is a date. */
  isDate?: true;
}

/** The functions that the database computes like the evaluator; all others are refused in live formulas. */
const calls: Readonly<Record<string, LiveCall>> = {
  size: { parameters: ['any'], gives: 'number' },
  len: { parameters: ['text'], gives: 'number' },
  isEmpty: { parameters: ['any'], gives: 'boolean' },
  isBlank: { parameters: ['any'], gives: 'boolean' },
  trim: { parameters: ['text'], gives: 'text' },
  left: { parameters: ['text', 'number'], gives: 'text' },
  right: { parameters: ['text', 'number'], gives: 'text' },
  mid: { parameters: ['text', 'number', 'number'], gives: 'text' },
  replace: { parameters: ['text', 'text', 'text'], gives: 'text' },
  concat: { parameters: ['scalar'], repeats: true, gives: 'text' },
  contains: { parameters: ['text', 'text'], gives: 'boolean' },
  startsWith: { parameters: ['text', 'text'], gives: 'boolean' },
  endsWith: { parameters: ['text', 'text'], gives: 'boolean' },
  string: { parameters: ['scalar'], gives: 'text' },
  number: { parameters: ['number'], gives: 'number' },
  int: { parameters: ['number'], gives: 'number' },
  round: { parameters: ['number', 'number'], optional: 1, gives: 'number' },
  min: { parameters: ['number'], repeats: true, gives: 'number' },
  max: { parameters: ['number'], repeats: true, gives: 'number' },
  abs: { parameters: ['number'], gives: 'number' },
  floor: { parameters: ['number'], gives: 'number' },
  ceil: { parameters: ['number'], gives: 'number' },
  mod: { parameters: ['number', 'number'], gives: 'number' },
  sqrt: { parameters: ['number'], gives: 'number' },
  daysBetween: { parameters: ['date', 'date'], gives: 'number' },
  hoursBetween: { parameters: ['date', 'date'], gives: 'number' },
  monthsBetween: { parameters: ['date', 'date'], gives: 'number' },
  yearsBetween: { parameters: ['date', 'date'], gives: 'number' },
  addDays: { parameters: ['date', 'number'], gives: 'text', isDate: true },
  addMonths: { parameters: ['date', 'number'], gives: 'text', isDate: true },
  addYears: { parameters: ['date', 'number'], gives: 'text', isDate: true },
  year: { parameters: ['date'], gives: 'number' },
  month: { parameters: ['date'], gives: 'number' },
  day: { parameters: ['date'], gives: 'number' },
  weekday: { parameters: ['date'], gives: 'number' },
  formatDate: { parameters: ['date', 'text'], optional: 1, gives: 'text' },
};

/** How the database computes a function; undefined for one that it does not compute like the evaluator. */
export const liveCall = (name: string): LiveCall | undefined => (Object.hasOwn(calls, name) ? calls[name] : undefined);
