import type { Expr } from '#engine/document';
import { readerNames } from './names.ts';

/** What is written like a function and is a part of the language: a condition, a logical operator, or a name of the reader. */
export interface ExpressionForm {
  /** The parameters as they are written. */
  parameters: string;
  least: number;
  most: number;
  /** Of names of the reader: they are known in formulas and rules of records alone. */
  ofReader?: true;
  description: string;
}

const forms = {
  today: {
    parameters: '',
    least: 0,
    most: 0,
    ofReader: true,
    description: "In formulas and rules of records: today in the reader's zone, such as 2026-11-29.",
  },
  now: {
    parameters: '',
    least: 0,
    most: 0,
    ofReader: true,
    description: 'In formulas and rules of records: the moment at which it is read.',
  },
  me: {
    parameters: '',
    least: 0,
    most: 0,
    ofReader: true,
    description: 'In formulas and rules of records: the account that reads it, to be compared with a field of people.',
  },
  if: {
    parameters: 'boolean, any, any?',
    least: 2,
    most: 3,
    description: 'The second when the first is true, else the third, or null without it; short for `a ? b : c`.',
  },
  case: {
    parameters: 'boolean, any, …, any?',
    least: 2,
    most: 20,
    description: 'The value after the first condition that is true; a single last value is for all others, else null.',
  },
  and: {
    parameters: 'boolean, boolean, …',
    least: 2,
    most: 20,
    description: 'Whether all are true; short for `a && b`.',
  },
  or: {
    parameters: 'boolean, boolean, …',
    least: 2,
    most: 20,
    description: 'Whether one is true; short for `a || b`.',
  },
  not: { parameters: 'boolean', least: 1, most: 1, description: 'Whether it is false; short for `!a`.' },
} as const satisfies Record<string, ExpressionForm>;

export type FormName = keyof typeof forms;

/** The forms by name. */
export const expressionForms: Readonly<Record<FormName, ExpressionForm>> = forms;

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}

/** The tree of a form; undefined when it has another number of arguments. */
export function formExpr(name: FormName, args: readonly Expr[]): Expr | undefined {
  const { least, most } = expressionForms[name];
  if (args.length < least || args.length > most) return undefined;
  switch (name) {
    case 'today':
    case 'now':
    case 'me':
      return ['var', readerNames[name]];
    case 'if':
    case 'case':
      return chosen(args);
    case 'and':
    case 'or':
      return args.reduce((all, part): Expr => (name === 'and' ? ['and', all, part] : ['or', all, part]));
    case 'not':
      return ['not', args[0] ?? nothing];
  }
}

const nothing: Expr = ['lit', null];

/** Conditions, each with its value, and what is left. */
function chosen([first, second, ...rest]: readonly Expr[]): Expr {
  if (first === undefined) return nothing;
  return second === undefined ? first : ['if', first, second, chosen(rest)];
}

const texts = `'{3}[^]*?'{3}|"{3}[^]*?"{3}|[rR](?:'[^']*'|"[^"]*")|'(?:\\\\.|[^'\\\\])*'|"(?:\\\\.|[^"\\\\])*"`;
const conditional = new RegExp(`${texts}|(?<![\\w.])if(?=\\s*\\()`, 'g');

/** CEL keeps the word `if` for later: as a function it is handed to the parser as `IF`, which is as long. */
export const withConditional = (text: string): string =>
  text.replace(conditional, (found) => (found === 'if' ? found.toUpperCase() : found));

/** The name of a form or function as it was meant: `IF` is `if`. */
export const plainName = (name: string): string => (name === 'IF' ? 'if' : name);
