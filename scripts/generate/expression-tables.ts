/** The tables of the pages about expressions, in whichever language: functions and the results of examples come from the code. */
import {
  evaluate,
  expressionForms,
  type FunctionSignature,
  functionSignatures,
  parseExpression,
} from '#engine/compiler';

/** What the examples read. */
const names: Readonly<Record<string, unknown>> = {
  state: {
    name: ' Ada ',
    page: 2,
    rows: [
      { name: 'Bo', age: 30 },
      { name: 'Cy', age: 50 },
    ],
    nothing: null,
  },
  data: { customers: null },
};
const world = {
  lookup: (name: string) => names[name] ?? null,
  formatDate: (time: number) => new Date(time).toISOString(),
};

/** An example as a row of a table, with the result that it has now. Throws for one that cannot be read. */
function example(text: string): string {
  const parsed = parseExpression(text);
  if (parsed.diagnostic) throw new Error(`The example ${text} cannot be read: ${parsed.diagnostic.code}.`);
  const result = JSON.stringify(evaluate(parsed.expr, world));
  return `| \`${text.replaceAll('|', '\\|')}\` | \`${result}\` |`;
}

/** The examples of each section, the same in every language. */
export const examples = {
  types: [
    'state.page + 1',
    "state.page == 2 ? 'two' : 'more'",
    "'page ' + string(state.page)",
    '[1, 2] + [3]',
    "{'a': 1}.a",
    "state['page']",
    '2 in [1, 2]',
    "'name' in state",
    '7 % 4',
    "'b' > 'a'",
    'has(state.page)',
    "if(state.page > 1, 'more', 'one')",
    "case(state.page == 1, 'one', state.page == 2, 'two', 'many')",
  ],
  missing: [
    'data.customers.total',
    'data.customers.total + 1',
    'state.nothing == null',
    'size(data.customers.items)',
    'coalesce(data.customers.total, 0)',
    'null && true',
    'null && false',
    'null || true',
    '!null',
    'null ? 1 : 2',
    'state.rows[9]',
    '1 / 0',
  ],
  lists: [
    'state.rows.filter(r, r.age > 40)',
    'state.rows.map(r, r.name)',
    'state.rows.exists(r, r.age > 40)',
    'state.rows.all(r, r.age > 40)',
    'state.rows.exists_one(r, r.age > 40)',
    "state.rows.map(r, r.name).join(', ')",
  ],
  functions: [
    'state.name.trim()',
    "number('12.5')",
    "number('twelve')",
    'int(7.9)',
    'round(1.005, 2)',
    "daysBetween('2026-02-27', '2026-03-01')",
    "addMonths('2026-01-31', 1)",
    'max(1, 5, 3)',
    "merge({'a': 1, 'b': 2}, {'a': null, 'c': 3})",
    "split('a,b', ',')",
    "safePath('https://elsewhere.example', '/home')",
    "safePath('/orders?page=2', '/home')",
  ],
  secrets: [
    "isEmpty('')",
    'isEmpty(null)',
    "lengthAtLeast('Blue-lamp-42', 8)",
    "sameSecret('Blue-lamp-42', 'Blue-lamp-43')",
    "passwordIssues('summer')",
    "passwordIssues('Blue-lamp-42')",
  ],
} as const;

export const table = (texts: readonly string[], head = '| expression | result |'): string =>
  [head, '|---|---|', ...texts.map(example)].join('\n');

function signature(name: string, { parameters, optional = 0, repeats }: FunctionSignature): string {
  const written = parameters.map((kind, index) => (index >= parameters.length - optional ? `${kind}?` : kind));
  return `${name}(${written.join(', ')}${repeats ? ', …' : ''})`;
}

/** How a language says what a function gives, and what a function is for. */
export interface FunctionWords {
  head: string;
  results: Readonly<Record<FunctionSignature['result'], string>>;
  takesNull: string;
  description(english: string): string;
}

/** What forms give that do not give one of their arguments. */
const ofForms: Readonly<Partial<Record<string, FunctionSignature['result']>>> = {
  today: 'text',
  now: 'text',
  me: 'text',
  and: 'boolean',
  or: 'boolean',
  not: 'boolean',
};

export function functions({ head, results, takesNull, description }: FunctionWords): string {
  const rows = Object.entries<FunctionSignature>(functionSignatures).map(
    ([name, one]) =>
      `| \`${signature(name, one)}\` | ${results[one.result]} | ${description(one.description)}${one.takesNull ? takesNull : ''} |`,
  );
  const forms = Object.entries(expressionForms).map(
    ([name, one]) =>
      `| \`${name}(${one.parameters})\` | ${ofForms[name] ? results[ofForms[name]] : results.first} | ${description(one.description).replaceAll('|', '\\|')} |`,
  );
  return [head, '|---|---|---|', ...forms, ...rows].join('\n');
}

/** What the examples read, as the page shows it. */
export const stateOfExamples = JSON.stringify(names['state']);
