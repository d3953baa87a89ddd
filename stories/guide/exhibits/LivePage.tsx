import type { ReactElement } from 'react';
import { TestPage } from '../../../engine/react/testing/TestPage.tsx';
import { BesideSource } from './BesideSource.tsx';
import { pathsOf } from './documents.ts';
import { fileText } from './files.ts';
import { useLive } from './live.ts';

/** A document as the engine shows it, with its JSON beside it, or below one that needs the width. */
export function LivePage({ name, isWide }: { name: string; isWide: boolean }): ReactElement {
  const { host, document } = useLive(name);
  const files = pathsOf(name).map((path) => ({ path, text: fileText(path) }));
  return (
    <BesideSource files={files} isWide={isWide}>
      <TestPage host={host} document={document} />
    </BesideSource>
  );
}
