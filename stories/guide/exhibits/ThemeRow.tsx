import type { ReactElement } from 'react';
import { TestPage } from '../../../engine/react/testing/TestPage.tsx';
import { themes } from '../../themes.ts';
import { useLive } from './live.ts';
import styles from './ThemeRow.module.css';

/** The same document once in each theme. */
export function ThemeRow(): ReactElement {
  const { host, document } = useLive('themes');
  return (
    <div className={styles.themes}>
      {themes.map((theme) => (
        <section key={theme} data-theme={theme} aria-label={theme} className={styles.theme}>
          <p className={styles.name}>{theme}</p>
          <TestPage host={host} document={document} />
        </section>
      ))}
    </div>
  );
}
