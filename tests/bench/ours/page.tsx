import '#app/theme/index.css';
import { createRoot } from 'react-dom/client';
import type { CompiledDocument, DocumentSource } from '#engine/document';
import { EngineProvider, PageView } from '#engine';
import { benchHost, compiled, type Surroundings } from './host.ts';

/** A page of the product, compiled, and with the code of its widgets here. */
export interface ReadyPage {
  document: CompiledDocument;
  show(container: HTMLElement): void;
}

export async function readyPage(page: DocumentSource, around: Surroundings = {}): Promise<ReadyPage> {
  const host = benchHost(around);
  const document = compiled(page, around);
  await host.registry.loadWidgets(document.widgets);
  return {
    document,
    show: (container) =>
      createRoot(container).render(
        <EngineProvider host={host}>
          <PageView document={document} />
        </EngineProvider>,
      ),
  };
}
