import type { ReactElement } from 'react';
import { PageView } from '#engine';
import type { CompiledDocument } from '#engine/document';
import type { TestHost } from '../engine/react/testing/createTestHost.ts';
import { TestPage } from '../engine/react/testing/TestPage.tsx';

/** A page and the layout around it, where it has one. */
export interface PageParts {
  document: CompiledDocument;
  layout: CompiledDocument | undefined;
}

/** A page as the engine shows it, in its layout. */
export function PageInLayout({ host, document, layout }: PageParts & { host: TestHost }): ReactElement {
  return layout ? (
    <TestPage host={host} document={layout} outlet={<PageView document={document} />} />
  ) : (
    <TestPage host={host} document={document} />
  );
}
