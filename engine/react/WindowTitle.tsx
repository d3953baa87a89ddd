import { type ReactNode, useMemo } from 'react';
import { type PageScope, valueReads } from '#engine/runtime';
import { titleText } from './title-text.ts';
import { usePathSubscription } from './usePathSubscription.ts';

interface WindowTitleProps {
  scope: PageScope;
  title: unknown;
  show: (text: string) => ReactNode;
}

/** A document's title, and again when a value that it reads changes. */
export function WindowTitle({ scope, title, show }: WindowTitleProps): ReactNode {
  usePathSubscription(
    scope,
    useMemo(() => valueReads(title), [title]),
  );
  return show(titleText(title, scope));
}
