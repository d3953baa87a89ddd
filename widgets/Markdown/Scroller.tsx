import type { ReactElement, ReactNode } from 'react';
import { useText } from '#engine';

/** What may be wider than its place. It scrolls inside, and so has to be reached by keyboard, by a name. */
export function Scroller({ what, children }: { what: 'code' | 'table'; children: ReactNode }): ReactElement {
  const text = useText();
  return (
    <section
      data-wide={what}
      aria-label={text(`widget.Markdown.${what}`)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box
    >
      {children}
    </section>
  );
}
