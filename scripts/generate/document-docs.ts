/** Writes docs/documents: a page for each kind of document, made of its schema, with the example that Storybook shows running. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonSchema } from '#schemas';
import { documentKinds, languageSchema } from '#schemas/language';
import { root } from '../install.mjs';
import { notice, readText, writeGenerated } from './files.ts';
import { memberTable, membersOf, sharedParts, typeOf } from './member-tables.ts';

const folder = 'docs/documents';
const examples = 'stories/documents';

/** The text of each page by the name of its file. Throws for a kind without an example. */
export async function documentDocs(): Promise<Map<string, string>> {
  const pages = (await jsonFiles('pages')).filter((path) => !path.includes('/messages.'));
  const files = new Map([
    ['README.md', index(pages)],
    ['shared.md', shared()],
  ]);
  for (const kind of documentKinds) files.set(`${kind}.md`, await kindPage(kind, pages));
  return new Map([...files].map(([name, text]) => [name, `<!-- ${notice} -->\n\n${text}`]));
}

export async function generateDocumentDocs(): Promise<void> {
  const files = await documentDocs();
  for (const [name, text] of files) await writeGenerated(`${folder}/${name}`, text);
  for (const name of await readdir(join(root, folder))) if (!files.has(name)) await rm(join(root, folder, name));
}

function index(pages: readonly string[]): string {
  const lines = documentKinds.map((kind) => {
    const { title, description } = schemaOf(`${kind}.schema.json`);
    return `| [${title}](${kind}.md) | ${description} | ${ofKind(pages, kind).length} |`;
  });
  return `# Kinds of documents

Every screen is made of documents: JSON files, each of one kind. The file \`area/name.kind.json\` has the id \`area.name\` and says its
kind itself; the texts of an area are in \`messages.en-US.json\` and \`messages.zh-CN.json\` beside it. \`npm run check:pages\` checks all
of them against the contract, the widgets and the texts. Parts, row forms, lists and variants become whole documents when files are
read, so that overlays and the engine know nodes alone.

Begin a page that shows the rows of a call as a [list](list.md), and any other as a [page](page.md). Each page here has an
example, which \`npm run storybook\` shows running under *Documents*; *Your first page* in the guide leads through a list step by step.
What several kinds have in common, such as nodes and texts, is on the page [shared parts](shared.md).

| kind | what it is | files of the product |
|---|---|---|
${lines.join('\n')}
`;
}

function shared(): string {
  const sections = Object.entries(sharedParts).map(([ref, heading]) => {
    const schema = schemaOf(ref);
    return `## ${heading}\n\n${schema.description}\n${details(schema)}`;
  });
  return `# Shared parts\n\nWhat [kinds of documents](README.md) have in common.\n\n${sections.join('\n')}`;
}

/** The members of an object or of the items of a list, or else what a value may be. */
function details(schema: JsonSchema): string {
  const members = schema.items?.properties ? schema.items : schema;
  if (membersOf(members, 'shared').length > 0) return `\n${memberTable(members, 'shared')}\n`;
  return schema.type === undefined && !schema.anyOf ? '' : `\nIn JSON: ${typeOf(schema, 'shared')}.\n`;
}

async function kindPage(kind: string, pages: readonly string[]): Promise<string> {
  const schema = schemaOf(`${kind}.schema.json`);
  const parts = Object.entries(schema.$defs ?? {}).map(
    ([name, part]) => `### ${name}\n\n${part.description ? `${part.description}\n\n` : ''}${memberTable(part, kind)}\n`,
  );
  return `# ${schema.title}

${schema.description}

## Members

${memberTable(schema, kind)}

${parts.map((part) => `${part}\n`).join('')}\
## Example

${await example(kind, schema.title ?? kind)}
## In the product

${usage(ofKind(pages, kind))}
`;
}

/** The document of the kind, then those that show it. */
async function example(kind: string, title: string): Promise<string> {
  const files = (await jsonFiles(`${examples}/${kind}`)).filter((path) => !path.includes('/messages.'));
  const [own, ...further] = [...ofKind(files, kind), ...files.filter((path) => !ofKind(files, kind).includes(path))];
  if (own === undefined) throw new Error(`${examples}/${kind} has no example of a ${kind}.`);
  const source = async (path: string): Promise<string> => `\`\`\`json\n${(await readText(path)).trimEnd()}\n\`\`\`\n`;
  const blocks = [
    `${link(own)}, shown running by Storybook under *Documents/${title}*. Its texts are [beside it](../../${examples}/${kind}).`,
    await source(own),
  ];
  for (const path of further) blocks.push(`Together with ${link(path)}:`, await source(path));
  return blocks.join('\n\n').replaceAll('\n\n\n', '\n\n');
}

function usage(files: readonly string[]): string {
  const [first, second] = files;
  if (first === undefined) return 'The product has no file of this kind.';
  if (second === undefined) return `One file: ${link(first)}.`;
  return `${files.length} files, such as ${link(first)} and ${link(second)}.`;
}

const link = (path: string): string => `[\`${path}\`](../../${path})`;

const ofKind = (paths: readonly string[], kind: string): string[] =>
  paths.filter((path) => path.endsWith(`.${kind}.json`));

async function jsonFiles(path: string): Promise<string[]> {
  const names = await readdir(join(root, path), { recursive: true });
  return names.flatMap((name) => (name.endsWith('.json') ? [`${path}/${name.replaceAll('\\', '/')}`] : [])).sort();
}

function schemaOf(ref: string): JsonSchema {
  const schema = languageSchema(ref);
  if (!schema) throw new Error(`There is no ${ref} in the document language.`);
  return schema;
}
