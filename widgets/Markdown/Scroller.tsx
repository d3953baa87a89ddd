import type { ReactElement, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';

const labels = defineMessages({
  code: { id: 'widget.Markdown.code' },
  table: { id: 'widget.Markdown.table' },
});

/** Content that may be wider than its container. It scrolls inside, so the keyboard reaches it, and it has a name. */
export function Scroller({ what, children }: { what: 'code' | 'table'; children: ReactNode }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <section
      data-wide={what}
      aria-label={formatMessage(labels[what])}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box
    >
      {children}
    </section>
  );
}
