import type { ReactElement } from 'react';
import { CodeBlock } from '../markdown/CodeBlock.tsx';
import { ActionTable } from './ActionTable.tsx';
import { fileText } from './files.ts';
import { Icons } from './Icons.tsx';
import { LivePage } from './LivePage.tsx';
import { Playground } from '../Playground.tsx';
import playground from '../playground.page.json?raw';
import { ThemeRow } from './ThemeRow.tsx';

const shown: Readonly<Record<string, () => ReactElement>> = {
  actions: ActionTable,
  icons: Icons,
  themes: ThemeRow,
  playground: () => <Playground initial={playground} />,
};

/** What a page of the guide shows beside its words: `show` a part of the product, `live` a running document, `file` a file of the repository. */
export function Exhibit({ kind, name, where }: { kind: string; name: string; where: string }): ReactElement {
  if (kind === 'live') return <LivePage name={name} isWide={where === 'wide'} />;
  if (kind === 'file') return <CodeBlock code={fileText(name)} language={name.endsWith('.json') ? 'json' : 'text'} />;
  const Shown = shown[name];
  if (!Shown) throw new Error(`The guide has nothing to show as "${name}".`);
  return <Shown />;
}
