import type { ReactElement } from 'react';
import styles from './DevTools.module.css';
import { type Masked, valueText } from './value-text.ts';

/** A value as JSON in a box that scrolls, also by keyboard. */
export function ValueText({ label, value, masked }: { label: string; value: unknown; masked: Masked }): ReactElement {
  return (
    <section
      className={styles.value}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box
    >
      <pre>{valueText(value, masked)}</pre>
    </section>
  );
}
