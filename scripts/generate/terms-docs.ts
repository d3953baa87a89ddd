/** Writes docs/terms.md: what screens call things in each language, and what they do not. */
import { type Term, terms } from '../words/terms.ts';
import { notice, writeGenerated } from './files.ts';

const head = `<!-- ${notice} -->

# Terms of the screens

Each concept that people meet has one name in each language. \`npm run check\` refuses the words of the right column in messages, in
errors of the contract and in texts of the server, and says what to write instead. The list is \`scripts/words/terms.ts\`; what a text
of the specification keeps stands in \`scripts/words/term-exceptions.ts\`.

How texts are written: short sentences in sentence case; a button says what it does (“Reset password”); a heading is a noun; what went
wrong comes with what to do; no word that only those who build the product use. Chinese is written as Chinese, with full-width
punctuation, and says 您.

| concept | English | 中文 | not |
|---|---|---|---|
`;

export async function generateTermsDocs(): Promise<void> {
  await writeGenerated('docs/terms.md', `${head}${terms.map(row).join('\n')}\n`);
}

function row({ concept, en, zh, not, whole }: Term): string {
  const refused = [...(not.en ?? []), ...(not.zh ?? [])].join(', ');
  return `| ${concept} | ${en} | ${zh} | ${refused}${whole ? ' (as a whole text)' : ''} |`;
}
