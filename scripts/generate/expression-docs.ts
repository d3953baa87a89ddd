/** Writes docs/expressions.md: functions, budgets and the results of examples come from the code, so that it cannot go stale. */
import {
  budgets,
  evaluate,
  expressionLimits,
  type FunctionSignature,
  functionSignatures,
  parseExpression,
} from '#engine/compiler';
import { writeGenerated } from './files.ts';

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

const table = (examples: readonly string[]): string =>
  ['| expression | result |', '|---|---|', ...examples.map(example)].join('\n');

function signature(name: string, { parameters, optional = 0, repeats }: FunctionSignature): string {
  const written = parameters.map((kind, index) => (index >= parameters.length - optional ? `${kind}?` : kind));
  return `${name}(${written.join(', ')}${repeats ? ', …' : ''})`;
}

const results: Readonly<Record<FunctionSignature['result'], string>> = {
  text: 'text',
  'date?': 'date or null',
  number: 'number',
  'number?': 'number or null',
  boolean: 'true or false',
  texts: 'list of texts',
  first: 'what its arguments are',
};

function functions(): string {
  const rows = Object.entries<FunctionSignature>(functionSignatures).map(
    ([name, one]) =>
      `| \`${signature(name, one)}\` | ${results[one.result]} | ${one.description}${one.takesNull ? ' Looks at null itself.' : ''} |`,
  );
  return ['| function | gives | what |', '|---|---|---|', ...rows].join('\n');
}

export function expressionDocs(): string {
  const { length, maxDepth, maxAstNodes, maxListElements, maxMapEntries, maxCallArguments } = expressionLimits;
  return `<!-- Written by \`npm run generate\` from the engine; do not edit. -->
# Expressions

An expression is a small formula in a document: \`{"$": "state.page + 1"}\`, and the text of \`when\`, \`each\`, \`rules\`,
\`if\` and \`unsaved\`. The syntax is that of [CEL](https://cel.dev). It is read and checked when a document is compiled; a
browser gets the syntax tree and evaluates it. It cannot change anything, call a method, or reach anything but the names below.

In the examples \`state\` is \`${JSON.stringify(names.state)}\`, and \`data.customers\` has not come yet.

## Names

| name | what it holds |
|---|---|
| \`state\` | the declared state of this page, dialog or drawer |
| \`data\` | the answer of each declared call; null until it is here |
| \`loading\`, \`failed\` | whether each call is under way; its failure (\`code\`, \`message\`, \`status\`), or null |
| \`params\` | what was handed to the page, dialog, drawer or fragment, parts of the address included |
| \`query\` | the query of the address; texts |
| \`user\`, \`env\`, \`locale\` | who is signed in, or null; the environment; the language |
| \`page\` | in dialogs and drawers: \`state\`, \`data\`, \`params\` of the page below |
| \`event\`, \`result\`, \`error\` | in action lists: what the widget tells; the answer in \`then\`; the failure in \`catch\` |
| names of \`each\` and of slots | one item of a list, such as \`row\` |

## Types

Null, true and false, numbers, texts, lists and objects. There is one kind of number: \`1\` and \`1.0\` are the same. Every value
may be null. The checker knows the types of state, parameters and answers, and reports what can never fit.

${table(['state.page + 1', "state.page == 2 ? 'two' : 'more'", "'page ' + string(state.page)", '[1, 2] + [3]', "{'a': 1}.a", "state['page']", '2 in [1, 2]', "'name' in state", '7 % 4', "'b' > 'a'", 'has(state.page)'])}

## Null

A missing value is null, and null passes through: nothing has to be guarded. A condition that is null counts as false.

${table(['data.customers.total', 'data.customers.total + 1', 'state.nothing == null', 'size(data.customers.items)', 'coalesce(data.customers.total, 0)', 'null && true', 'null && false', 'null || true', '!null', 'null ? 1 : 2', 'state.rows[9]', '1 / 0'])}

## Lists

${table(['state.rows.filter(r, r.age > 40)', 'state.rows.map(r, r.name)', 'state.rows.exists(r, r.age > 40)', 'state.rows.all(r, r.age > 40)', 'state.rows.exists_one(r, r.age > 40)', "state.rows.map(r, r.name).join(', ')"])}

## Functions

\`text.trim()\` and \`trim(text)\` are the same call. Null in any argument gives null, unless it is said otherwise. Nothing else
can be called.

${functions()}

${table(['state.name.trim()', "number('12.5')", "number('twelve')", 'int(7.9)', 'round(1.005, 2)', "daysBetween('2026-02-27', '2026-03-01')", "addMonths('2026-01-31', 1)", 'max(1, 5, 3)', "merge({'a': 1, 'b': 2}, {'a': null, 'c': 3})", "split('a,b', ',')", "safePath('https://elsewhere.example', '/home')", "safePath('/orders?page=2', '/home')"])}

## Secrets

What a person types as a password or code is read by shipped pages alone: whole, as the argument of the call that checks it, and in
conditions only by these functions, which give no character away.

${table(["isEmpty('')", 'isEmpty(null)', "lengthAtLeast('Blue-lamp-42', 8)", "sameSecret('Blue-lamp-42', 'Blue-lamp-43')", "passwordIssues('summer')", "passwordIssues('Blue-lamp-42')"])}

## What differs from CEL

- One number type in place of \`int\`, \`uint\` and \`double\`; a division by zero gives null.
- Null passes through operators, functions and fields, where CEL fails; a field or an item that does not exist is null.
- Only own fields of plain data are seen: \`constructor\` and \`__proto__\` do not exist.
- No \`matches\` (patterns of a document could run for ever), no bytes, durations, timestamps or type values. Times are texts or
  milliseconds, shown by \`formatDate\`.
- \`isEmpty\`, \`lengthAtLeast\`, \`sameSecret\`, \`passwordIssues\`, \`coalesce\`, \`merge\`, \`round\`, \`min\`, \`max\`, \`join\`, \`split\`, \`safePath\`, \`last2\`, \`cut\`, \`formatDate\` and the functions of dates are additions.

Where both agree, random expressions are compared with \`cel-js\` in \`engine/compiler/expression/differential.test.ts\`.

## Budgets

An expression has at most ${length} characters, ${maxAstNodes} parts, ${maxDepth} levels, ${maxListElements} items in a
list, ${maxMapEntries} entries in an object and ${maxCallArguments} arguments in a call (PAGE_EXPRESSION_LIMIT). One
evaluation takes at most ${budgets.steps} steps, makes ${budgets.text} characters of text and goes ${budgets.depth} levels
deep (ENGINE_EXPRESSION_BUDGET): only the node around it shows the error.
`;
}

export async function generateExpressionDocs(): Promise<void> {
  await writeGenerated('docs/expressions.md', expressionDocs());
}
