import { type ReactElement, useMemo } from 'react';
import type { WidgetProps } from '#engine';
import type { BackdropProps } from '../generated/types.ts';
import { Picture } from '../Image/Picture.tsx';
import styles from './Backdrop.module.css';
import { groundOf } from './ground-of.ts';
import { safeColor } from './safe-color.ts';

/** What a light colour is on a dark page: a hint of itself. */
const darkened = (color: string | undefined): string => `color-mix(in oklab, ${color} 4%, #101217)`;

/** The ground of a page. It fills the window, grows with its content, and keeps what is on it readable. */
export function Backdrop({ id, props, slot }: WidgetProps<BackdropProps>): ReactElement {
  const image = props.type === 'image' && props.image ? props.image : undefined;
  const color = safeColor(props.color);
  const ground = useMemo(() => (color === undefined ? undefined : groundOf(color)), [color]);
  return (
    <div
      id={id}
      className={styles.backdrop}
      data-type={image ? 'image' : 'color'}
      data-ground={image ? 'middle' : ground}
      data-pattern={!image && (props.pattern ?? true)}
      style={{ backgroundColor: ground === 'light' ? `light-dark(${color}, ${darkened(color)})` : color }}
    >
      {image && <Picture className={styles.image} src={image} alt="" sizes="100vw" priority />}
      <div className={styles.content}>{slot('default')}</div>
    </div>
  );
}
