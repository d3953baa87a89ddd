import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { EmptyProps } from '../generated/types.ts';
import { headingTag } from '../Heading/heading-tag.ts';
import { Scene } from '../kit/illustrations/Scene.tsx';
import styles from './Empty.module.css';

/** A quiet notice where items would be. */
export function Empty({ id, props, slot, hasSlot }: WidgetProps<EmptyProps>): ReactElement {
  const Title = props.level ? headingTag(props.level) : 'p';
  return (
    <div id={id} className={styles.empty}>
      {(props.illustration ?? true) && (
        <div className={styles.drawing}>
          <Scene name="empty" />
        </div>
      )}
      <Title className={styles.title}>{props.title}</Title>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {hasSlot('default') && <div className={styles.actions}>{slot('default')}</div>}
    </div>
  );
}
