import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { AppBarProps } from '../generated/types.ts';
import styles from './AppBar.module.css';

/** SHELL-34: the header, 54 px high. */
export function AppBar({ id, props, slot, hasSlot }: WidgetProps<AppBarProps>): ReactElement {
  return (
    <header id={id} className={styles.bar} data-tone={props.tone ?? 'surface'}>
      <div className={styles.start}>{slot('start')}</div>
      {hasSlot('center') && <div className={styles.center}>{slot('center')}</div>}
      <div className={styles.end}>{slot('end')}</div>
    </header>
  );
}
