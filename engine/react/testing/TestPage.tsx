import type { ReactElement } from 'react';
import { EngineProvider } from '../EngineProvider.tsx';
import { PageView, type PageViewProps } from '../PageView.tsx';
import type { TestHost } from './createTestHost.ts';

/** A document with everything around it that it needs; stories render it too, so it knows no test runner. */
export function TestPage({ host, ...props }: PageViewProps & { host: TestHost }): ReactElement {
  return (
    <EngineProvider host={host}>
      <PageView {...props} />
    </EngineProvider>
  );
}
