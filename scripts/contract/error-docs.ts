/** `tsx scripts/contract/error-docs.ts`: writes docs/errors.md from the catalogues. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { notice, writeGenerated } from '../generate/files.ts';
import { contractFolder } from './bundle.ts';
import { type ContractSource, isNode, listOperations, readContract, strings } from './source.ts';

interface Text {
  message: string;
  hint: string;
}

/** Where the engine keeps its catalogues: every export of theirs whose name ends with `Errors`. */
const engineCatalogues = ['engine/document/engine-errors.ts', 'engine/document/errors.ts'];

const cell = (text: unknown): string =>
  String(text ?? '')
    .replaceAll('|', '\\|')
    .replaceAll(/\s+/g, ' ');
const row = (...cells: unknown[]): string => `| ${cells.map(cell).join(' | ')} |\n`;

function wireSection(source: ContractSource): string {
  const users = new Map<string, string[]>();
  for (const { node } of listOperations(source)) {
    for (const code of strings(node['x-errors']))
      users.set(code, [...(users.get(code) ?? []), String(node['operationId'])]);
  }
  const groups: Record<string, string> = {
    always: 'every call',
    body: 'calls with a body',
    signedIn: 'calls that need a sign-in',
    application: 'calls of an application',
    writes: 'writing calls',
    versioned: 'calls that take `If-Match`',
    client: 'token calls',
    lookup: 'calls about one row',
    planned: 'calls not served yet',
  };
  let text = row('Code', 'Status', 'Message', '中文', 'What to do', 'Where') + row(...Array(6).fill('---'));
  for (const [code, entry] of Object.entries(source.errors)) {
    if (!isNode(entry)) continue;
    const where = [groups[String(entry['standard'])], ...(users.get(code) ?? [])].filter(Boolean).join(', ');
    const isClients = entry['status'] === 0;
    text += row(
      `\`${code}\``,
      isClients ? '–' : entry['status'],
      entry['en-US'],
      entry['zh-CN'],
      entry['hint'],
      isClients ? 'the client itself' : where || 'any address',
    );
  }
  return text;
}

/** The engine's codes, from its modules as they are now; none while a module does not exist. */
export async function engineErrors(root: string): Promise<Record<string, Text>> {
  const found: Record<string, Text> = {};
  for (const path of engineCatalogues) {
    const file = join(root, path);
    const exists = await access(file).then(
      () => true,
      () => false,
    );
    if (!exists) continue;
    const module: unknown = await import(pathToFileURL(file).href);
    for (const [name, catalogue] of Object.entries(Object(module))) {
      if (!name.endsWith('Errors') || !isNode(catalogue)) continue;
      for (const [code, text] of Object.entries(catalogue)) {
        if (isNode(text)) found[code] = { message: String(text['message'] ?? ''), hint: String(text['hint'] ?? '') };
      }
    }
  }
  return found;
}

/** The text of docs/errors.md. */
export function renderErrorDocs(source: ContractSource, engine: Record<string, Text>): string {
  const codes = Object.entries(engine).sort(([a], [b]) => (a < b ? -1 : 1));
  let text = `<!-- ${notice} -->\n\n# Errors\n\n`;
  text += 'Every error has a code. It says what was found, where, and what to do next.\n\n';
  text += '## Codes of calls\n\n';
  text +=
    'A failed answer is `{success: false, message, data: {code, detail?, pointer?, hint?}, code: <HTTP status>}`; ';
  text += '`message` comes in the language of `Accept-Language`. Made from `openapi/errors.yaml`.\n\n';
  text += wireSection(source);
  if (codes.length > 0) {
    text += '\n## Codes of documents and pages\n\n';
    text += 'Faults of a document, and of a page that runs. `{name}` stands for what was found.\n\n';
    text += row('Code', 'Message', 'What to do') + row(...Array(3).fill('---'));
    for (const [code, { message, hint }] of codes) text += row(`\`${code}\``, message, hint);
  }
  return text;
}

/** Writes docs/errors.md. */
export async function generateErrorDocs(): Promise<void> {
  const engine = await engineErrors(join(contractFolder, '..'));
  await writeGenerated('docs/errors.md', renderErrorDocs(await readContract(contractFolder), engine));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await generateErrorDocs();
