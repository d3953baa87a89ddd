import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { StackProps } from '../generated/types.ts';
import styles from './Stack.module.css';

/** Children in a column or a row, with one gap between them. */
export function Stack({ id, props, slot }: WidgetProps<StackProps>): ReactElement {
  const Element = props.element ?? 'div';
  return (
    <Element
      id={id}
      className={styles.stack}
      aria-label={props.label}
      data-direction={props.direction ?? 'column'}
      data-gap={props.gap ?? 'md'}
      data-align={props.align}
      data-justify={props.justify ?? 'start'}
      data-wrap={props.wrap ?? true}
      data-padding={props.padding ?? 'none'}
      data-width={props.width ?? 'full'}
      data-grow={props.grow ?? false}
      data-room={props.room ?? 'any'}
      data-section={props.direction === 'row' ? undefined : ''}
    >
      {slot('default')}
    </Element>
  );
}
