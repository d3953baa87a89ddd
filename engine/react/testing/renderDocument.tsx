import { render, type RenderResult } from 'vitest-browser-react';
import type { CompiledDocument } from '#engine/document';
import type { PageViewProps } from '../PageView.tsx';
import { createTestHost, type TestHost } from './createTestHost.ts';
import { TestPage } from './TestPage.tsx';

export interface RenderOptions extends Omit<PageViewProps, 'document'> {
  host?: TestHost;
}

export interface RenderedDocument {
  /** Locators of `vitest-browser-react`. */
  screen: RenderResult;
  host: TestHost;
}

/** Shows a compiled document in the test's browser; its widgets are loaded first, so that it shows at once. */
export async function renderDocument(
  document: CompiledDocument,
  options: RenderOptions = {},
): Promise<RenderedDocument> {
  const { host = createTestHost(), ...props } = options;
  await host.registry.loadWidgets(document.widgets);
  return { host, screen: await render(<TestPage host={host} document={document} {...props} />) };
}
