import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { OutletProps } from '../generated/types.ts';
import styles from './Outlet.module.css';

/** Where a layout shows its page. */
export function Outlet({ id, slot }: WidgetProps<OutletProps>): ReactElement {
  return (
    <div id={id} className={styles.outlet}>
      {slot('default')}
    </div>
  );
}
