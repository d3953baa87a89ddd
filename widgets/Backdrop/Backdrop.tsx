import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { BackdropProps } from '../generated/types.ts';
import { Picture } from '../Image/Picture.tsx';
import styles from './Backdrop.module.css';
import { safeColor } from './safe-color.ts';

/** The ground of a page. It fills the window and grows with its content. */
export function Backdrop({ id, props, slot }: WidgetProps<BackdropProps>): ReactElement {
  const image = props.type === 'image' && props.image ? props.image : undefined;
  return (
    <div
      id={id}
      className={styles.backdrop}
      data-type={image ? 'image' : 'color'}
      data-pattern={!image && (props.pattern ?? true)}
      style={{ backgroundColor: safeColor(props.color) }}
    >
      {image && <Picture className={styles.image} src={image} alt="" sizes="100vw" priority />}
      <div className={styles.content}>{slot('default')}</div>
    </div>
  );
}
