import type { CompiledDocument } from '#engine/document';
import { widgetCatalogue } from '#tests/widgets/example-context.ts';
import { designClient, designOperations } from '#tests/widgets/design-kit.ts';
import { widgetRegistry } from '#widgets';
import { createTestHost, type TestHost } from '../engine/react/testing/createTestHost.ts';
import { recordClient, recordOperations } from './record-files.ts';

/** What answers the calls of the widgets that make some. */
const servers: Readonly<Record<string, () => Partial<Parameters<typeof createTestHost>[0]>>> = {
  RecordForm: () => ({ client: recordClient(), operations: recordOperations }),
  PageDesigner: () => ({ client: designClient(), operations: designOperations }),
};

export type Locale = 'en-US' | 'zh-CN';

/** A host with the widgets that the document shows, in its language. */
export async function hostFor(widget: string, document: CompiledDocument, locale: Locale): Promise<TestHost> {
  const texts = { current: () => locale, timeZone: () => 'UTC', set: () => undefined };
  const server = servers[widget]?.() ?? {};
  const host = createTestHost({ widgets: widgetRegistry, locale: texts, ...server });
  // Also those that a widget brings by itself: axe looks at them only when they are here.
  const { uses = [] } = widgetCatalogue.widgets[widget] ?? {};
  await host.registry.loadWidgets([...document.widgets, ...uses]);
  return host;
}
