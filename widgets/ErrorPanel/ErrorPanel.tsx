import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { ErrorPanelProps } from '../generated/types.ts';
import { Scene } from '../kit/illustrations/Scene.tsx';
import styles from './ErrorPanel.module.css';

/** An error or a state as a page; its title is the page's heading. */
export function ErrorPanel({ id, props, slot, hasSlot }: WidgetProps<ErrorPanelProps>): ReactElement {
  return (
    <section id={id} className={styles.panel} aria-labelledby={`${id}-title`}>
      <div className={styles.drawing}>
        <Scene name={props.illustration ?? 'broken'} />
      </div>
      {props.code !== undefined && <p className={styles.code}>{props.code}</p>}
      <h1 id={`${id}-title`} className={styles.title}>
        {props.title}
      </h1>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {slot('default')}
      {hasSlot('actions') && <div className={styles.actions}>{slot('actions')}</div>}
    </section>
  );
}
