import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readCallFacts } from '#engine/compiler';
import { joinDocument } from '#engine/join';
import { isPartFile } from '#engine/written';
import { root } from '../install.mjs';

const types = join(root, 'engine/document/generated/documents.ts');
const folder = join(root, 'scripts/generate');
const files = ts.sys.readDirectory(join(root, 'pages'), ['.json']).filter((path) => !path.includes('messages.'));
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const shipped = files.filter((path) => !isPartFile(read(path)));
const byId = new Map(files.map((path) => read(path)).map((file) => [Object(file).id, file]));
const written = (id: string): unknown => byId.get(id);
const facts = readCallFacts(read(join(root, 'openapi/generated/openapi.json')));
const wholes = { part: written, document: written, facts };

/** What the compiler says of documents written in TypeScript, by their names. */
function compile(documents: Record<string, string>): Record<string, string[]> {
  const files = new Map(
    Object.entries(documents).map(([name, json]) => [
      join(folder, `${name}.ts`),
      `import type { PageDocument } from '../../engine/document/generated/documents.ts';\nexport const document: PageDocument = ${json};\n`,
    ]),
  );
  const options = { strict: true, noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, target) => {
    const text = files.get(path);
    return text === undefined ? getSourceFile(path, target) : ts.createSourceFile(path, text, target);
  };
  const program = ts.createProgram([types, ...files.keys()], options, host);
  return Object.fromEntries(
    Object.keys(documents).map((name) => {
      const file = program.getSourceFile(join(folder, `${name}.ts`));
      const said = program.getSemanticDiagnostics(file);
      return [name, said.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))];
    }),
  );
}

const page = (node: object) =>
  JSON.stringify({
    kind: 'page',
    version: 1,
    id: 'a.b',
    title: { t: 'a' },
    route: '/a',
    body: { id: 'root', ...node },
  });

test('documents may be written in TypeScript: every shipped one fits its types, and broken ones do not compile', () => {
  const written = Object.fromEntries(
    shipped.map((path, index) => [`shipped${index}`, JSON.stringify(joinDocument(read(path), wholes).document)]),
  );
  const broken = {
    right: page({ widget: 'Button', props: { label: 'x' }, on: { click: [{ do: 'closeDialog' }] } }),
    widget: page({ widget: 'Buton', props: { label: 'x' } }),
    prop: page({ widget: 'Button', props: { label: 'x', colour: 'red' } }),
    value: page({ widget: 'Button', props: { label: 'x', variant: 'loud' } }),
    event: page({ widget: 'Button', props: { label: 'x' }, on: { press: [] } }),
    action: page({ widget: 'Button', props: { label: 'x' }, on: { click: [{ do: 'run away' }] } }),
    argument: page({ widget: 'Button', props: { label: 'x' }, on: { click: [{ do: 'call', what: 'listNotes' }] } }),
    slot: page({ widget: 'Stack', slots: { middle: [] } }),
  };
  const found = compile({ ...written, ...broken });
  const wrong = Object.keys(found).filter((name) => found[name]?.length);
  const details = wrong.filter((name) => name in written).map((name) => [shipped[Number(name.slice(7))], found[name]]);
  expect(details).toEqual([]);
  expect(wrong).toEqual(['widget', 'prop', 'value', 'event', 'action', 'argument', 'slot']);
});
