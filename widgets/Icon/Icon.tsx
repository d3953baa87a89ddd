import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { IconProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import styles from './Icon.module.css';

/** An icon; named by `label`, or hidden from screen readers. */
export function Icon({ id, props }: WidgetProps<IconProps>): ReactElement {
  const name = isIconName(props.name) ? props.name : 'box';
  const naming = props.label ? { role: 'img', 'aria-label': props.label } : { 'aria-hidden': true };
  return (
    <span id={id} className={styles.icon} data-tone={props.tone ?? 'default'} {...naming}>
      <Glyph name={name} size={props.size ?? 18} />
    </span>
  );
}
