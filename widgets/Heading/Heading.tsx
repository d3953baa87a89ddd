import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { HeadingProps } from '../generated/types.ts';
import styles from './Heading.module.css';
import { headingTag } from './heading-tag.ts';

const sizes = ['xl', 'lg', 'md', 'sm', 'sm', 'sm'] as const;

/** A heading; its size follows its level unless the document says otherwise. */
export function Heading({ id, props }: WidgetProps<HeadingProps>): ReactElement {
  const level = props.level ?? 2;
  const Tag = headingTag(level);
  return (
    <Tag
      id={id}
      className={styles.heading}
      data-size={props.size ?? sizes[level - 1]}
      data-align={props.align ?? 'start'}
    >
      {props.text}
    </Tag>
  );
}
