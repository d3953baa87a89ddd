import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { AvatarProps } from '../generated/types.ts';
import { Face } from './Face.tsx';

/** SHELL-11: a picture, or the last two characters of the real name. */
export function Avatar({ id, props }: WidgetProps<AvatarProps>): ReactElement {
  const name = props.name ?? '';
  const naming = props.decorative || !name ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span id={id} {...naming}>
      <Face name={name} src={props.src} size={props.size ?? 32} />
    </span>
  );
}
