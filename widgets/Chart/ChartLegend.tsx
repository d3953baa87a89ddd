import type { ReactElement } from 'react';
import styles from './Chart.module.css';

export interface LegendEntry {
  key: string;
  label: string;
  colour: string;
}

interface ChartLegendProps {
  label: string;
  entries: readonly LegendEntry[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** The legend: a button for each colour hides it and shows it again. */
export function ChartLegend({ label, entries, hidden, onToggle }: ChartLegendProps): ReactElement {
  return (
    <ul className={styles.legend} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <button
            type="button"
            className={styles.entry}
            aria-pressed={!hidden.has(entry.key)}
            onClick={() => onToggle(entry.key)}
          >
            <span className={styles.swatch} style={{ background: entry.colour }} />
            <span className={styles.name}>{entry.label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
