import { type ReactElement, useState } from 'react';
import type { TestHost } from '../engine/react/testing/createTestHost.ts';
import type { Example } from '#tests/widgets/example-page.ts';
import type { CompiledExample } from './example-document.ts';
import { Diagnostics } from './Diagnostics.tsx';
import { StoryPage } from './StoryPage.tsx';

/** The document as the controls make it: the engine stays, and with it what the reader entered; diagnostics are listed below. */
export function PlaygroundPage({
  host,
  document,
  diagnostics,
  example,
}: CompiledExample & { host: TestHost; example: Example }): ReactElement {
  const [stored, keep] = useState(host);
  const isOtherLanguage = stored.locale.current() !== host.locale.current();
  if (isOtherLanguage) keep(host);
  return (
    <>
      <StoryPage host={isOtherLanguage ? host : stored} document={document} example={example} hasThemes={false} />
      {diagnostics.length > 0 && <Diagnostics diagnostics={diagnostics} />}
    </>
  );
}
