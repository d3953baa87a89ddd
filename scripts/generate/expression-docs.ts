/** Writes docs/expressions.md, and the same in Chinese: functions, budgets and the results of examples come from the code, so that it cannot go stale. */
import { budgets, expressionLimits } from '#engine/compiler';
import { chineseExpressionDocs } from './expression-docs-chinese.ts';
import { examples, type FunctionWords, functions, stateOfExamples, table } from './expression-tables.ts';
import { writeGenerated } from './files.ts';

const english: FunctionWords = {
  head: '| function | gives | what |',
  results: {
    text: 'text',
    'date?': 'date or null',
    number: 'number',
    'number?': 'number or null',
    boolean: 'true or false',
    texts: 'list of texts',
    first: 'what its arguments are',
  },
  takesNull: ' Looks at null itself.',
  description: (text) => text,
};

export function expressionDocs(): string {
  const { length, maxDepth, maxAstNodes, maxListElements, maxMapEntries, maxCallArguments } = expressionLimits;
  return `<!-- Written by \`npm run generate\` from the engine; do not edit. -->
# Expressions

An expression is a small formula in a document: \`{"$": "state.page + 1"}\`, and the text of \`when\`, \`each\`, \`rules\`,
\`if\` and \`unsaved\`. The syntax is that of [CEL](https://cel.dev). It is read and checked when a document is compiled; a
browser gets the syntax tree and evaluates it. It cannot change anything, call a method, or reach anything but the names below.

In the examples \`state\` is \`${stateOfExamples}\`, and \`data.customers\` has not come yet.

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

${table(examples.types)}

## Null

A missing value is null, and null passes through: nothing has to be guarded. A condition that is null counts as false.

${table(examples.missing)}

## Lists

${table(examples.lists)}

## Functions

\`text.trim()\` and \`trim(text)\` are the same call. Null in any argument gives null, unless it is said otherwise. Nothing else
can be called.

${functions(english)}

${table(examples.functions)}

## Secrets

What a person types as a password or code is read by shipped pages alone: whole, as the argument of the call that checks it, and in
conditions only by these functions, which give no character away.

${table(examples.secrets)}

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
  await writeGenerated('docs/expressions.zh-CN.md', chineseExpressionDocs());
}
