import type { CSSProperties, ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import { isBetterOnBlack } from '../Backdrop/ground-of.ts';
import { safeColor } from '../Backdrop/safe-color.ts';
import type { TextProps } from '../generated/types.ts';
import styles from './Text.module.css';

/** Plain text. Line breaks in the text are kept. */
export function Text({ id, props }: WidgetProps<TextProps>): ReactElement {
  const Element = props.inline ? 'span' : 'p';
  const color = safeColor(props.color);
  const style: CSSProperties = { color: color && `light-dark(${color}, var(--pw-ground-dark-text, ${color}))` };
  if (props.lines) style.WebkitLineClamp = props.lines;
  return (
    <Element
      id={id}
      className={styles.text}
      role={props.live ? 'status' : undefined}
      data-tone={props.tone ?? 'default'}
      data-size={props.size ?? 'md'}
      data-weight={props.weight ?? 'regular'}
      data-align={props.align ?? 'start'}
      data-mono={props.mono ?? false}
      data-on={color && (isBetterOnBlack(color) ? 'black' : 'white')}
      data-clamped={props.lines !== undefined}
      style={style}
    >
      {props.text}
    </Element>
  );
}
