import '#app/theme/index.css';
import { type CheckContext, compileDocument, readContract } from '#engine/compiler';
import type { DocumentSource, NodeSource } from '#engine/document';
import { roleSets } from '#openapi';
import { requests } from '#openapi/client';
import { widgetRegistry } from '#widgets';
import widgetMessages from '#widgets/generated/messages.json' with { type: 'json' };
import { blockMessages, blocks } from '#tests/widgets/block-kit.ts';
import { widgetCatalogue } from '#tests/widgets/example-context.ts';
import openapi from '../../openapi/generated/openapi.json' with { type: 'json' };
import { createTestHost, renderDocument } from '../../engine/react/testing/index.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** What the server answers to each call, or throws. */
export type BlockServer = Readonly<Record<string, (args: Arguments) => unknown>>;

const context: CheckContext = {
  catalogue: widgetCatalogue,
  operations: readContract(openapi, roleSets),
  roleSets,
  messages: blockMessages(widgetMessages),
  documents: (id) => blocks.find((block) => block.id === id),
  locale: 'en-US',
  shipped: false,
};

/** A page of an application with one block, in the real engine, in English, and a server that a test speaks for. */
export async function showBlock(block: string, params: object, server: BlockServer) {
  const asked: { id: string; args: Arguments }[] = [];
  const node = { id: 'x.block', fragment: `blocks.${block}`, params };
  const page: DocumentSource = {
    kind: 'page',
    version: 1,
    id: 'example.page',
    route: '/example',
    title: { t: { 'en-US': 'Example', 'zh-CN': '示例' } },
    // Safe: what is wrong with it is a diagnostic.
    body: { id: 'page', widget: 'Stack', slots: { default: [node as NodeSource] } },
  };
  const { document, diagnostics } = compileDocument(page, context);
  if (diagnostics[0]) throw new Error(diagnostics[0].message);
  const host = createTestHost({
    widgets: widgetRegistry,
    operations: Object.fromEntries(Object.keys(requests).map((id) => [id, { reads: [], writes: [], safe: true }])),
    at: '/example?appid=app1',
    user: () => ({ roles: ['APP_USER'] }),
    client: {
      async call(id, args) {
        asked.push({ id, args });
        const answer = server[id];
        if (!answer) throw new Error(`The test has no answer to ${id}.`);
        return answer(args);
      },
    },
  });
  const { screen } = await renderDocument(document, { host });
  return { screen, host, argsOf: (id: string) => asked.filter((call) => call.id === id).map(({ args }) => args) };
}
