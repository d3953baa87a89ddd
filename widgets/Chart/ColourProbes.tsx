import type { ReactElement } from 'react';
import styles from './Chart.module.css';

/** Unseen parts that wear the colours of a chart, so that they can be read as the browser computes them. */
export function ColourProbes(): ReactElement {
  return (
    <span hidden>
      <i data-colour="accent" />
      <i data-colour="ink" />
      <i data-colour="line" />
      <i data-colour="surface" />
      {[styles.teal, styles.orange, styles.pink, styles.green, styles.blue, styles.brown, styles.red].map((colour) => (
        <i key={colour} data-colour="series" className={colour} />
      ))}
    </span>
  );
}
