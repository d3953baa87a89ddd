import { compileTheme } from '#engine/compiler';
import type { CompiledDocument, CompiledTheme } from '#engine/document';
import type { TestHost } from '../../engine/react/testing/createTestHost.ts';
import { contractHost } from '../contract-host.ts';
import type { SourceFile } from '../guide/exhibits/BesideSource.tsx';
import type { PageParts } from '../PageInLayout.tsx';
import { compiledFor, messagesOf, productContext, wholeDocuments } from '../product.ts';
import { inStoryLocale, type StoryLocale, writtenLocale } from '../pseudo-locale.ts';

const files = import.meta.glob<unknown>('./*/*.json', { eager: true, import: 'default' });
const texts = import.meta.glob<string>('./*/*.json', { eager: true, query: '?raw', import: 'default' });
const messages = messagesOf(files);
const documents = wholeDocuments(files);

/** The example of a kind of document as it runs. */
export interface Example extends PageParts {
  host: TestHost;
  /** Of a theme: what it makes of the page. */
  theme: CompiledTheme | undefined;
}

/** The documents of the example of a kind, without their texts: that of the kind first, then those that it needs to be shown. */
export function exampleFiles(kind: string): SourceFile[] {
  const isOfKind = ({ path }: SourceFile): boolean => path.endsWith(`.${kind}.json`);
  const found = Object.entries(texts)
    .filter(([path]) => path.startsWith(`./${kind}/`) && !path.includes('/messages.'))
    .map(([path, text]) => ({ path: path.replace('./', 'stories/documents/'), text }));
  return [...found.filter(isOfKind), ...found.filter((file) => !isOfKind(file))];
}

/** The page of an example: the document of the kind itself, or the one that shows it. Throws where there is none. */
export async function loadExample(kind: string, chosen: StoryLocale): Promise<Example> {
  const context = productContext(writtenLocale(chosen), { messages, documents });
  const compiled = (id: string): CompiledDocument => {
    const source = documents.get(id);
    if (!source) throw new Error(`There is no document "${id}".`);
    return inStoryLocale(compiledFor(source, context), chosen);
  };
  const ids = exampleFiles(kind).map(({ path }) => path.replace(/^.*\/(\w+)\/(\w+)\..*$/, '$1.$2'));
  const whole = ids.flatMap((id) => documents.get(id) ?? []);
  const page = whole.find(({ route }) => route !== undefined);
  if (!page) throw new Error(`No document in stories/documents/${kind} has a route.`);
  const document = compiled(page.id);
  const layout = document.layout === undefined ? undefined : compiled(document.layout);
  const opened = whole.flatMap((one) => (one.kind === 'dialog' || one.kind === 'drawer' ? [one.id] : []));
  const host = contractHost(document, chosen, {
    documents: Object.fromEntries(opened.map((id) => [id, compiled(id)])),
  });
  await host.registry.loadWidgets([...document.widgets, ...(layout?.widgets ?? [])]);
  const theme = whole.find((one) => one.kind === 'theme');
  return { host, document, layout, theme: theme && compileTheme(theme, context) };
}
