import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { CardProps } from '../generated/types.ts';
import { headingTag } from '../Heading/heading-tag.ts';
import styles from './Card.module.css';

/** A surface for one subject. With a title it is a region that screen readers can jump to. */
export function Card({ id, props, slot, hasSlot }: WidgetProps<CardProps>): ReactElement {
  const { elevation = 'flat' } = props;
  const Title = headingTag(props.level ?? 2);
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      className={styles.card}
      aria-labelledby={props.title ? titleId : undefined}
      data-elevation={elevation}
      data-section={elevation === 'flat' ? '' : undefined}
      data-padding={props.padding ?? 'lg'}
      style={props.width ? { maxWidth: props.width } : undefined}
    >
      {(props.title || hasSlot('actions')) && (
        <header className={styles.head}>
          <div className={styles.titles}>
            {props.title && (
              <Title id={titleId} className={styles.title}>
                {props.title}
              </Title>
            )}
            {props.description && <p className={styles.description}>{props.description}</p>}
          </div>
          {hasSlot('actions') && <div className={styles.actions}>{slot('actions')}</div>}
        </header>
      )}
      <div className={styles.body} data-gap={props.gap ?? 'md'}>
        {slot('default')}
      </div>
      {hasSlot('footer') && <footer className={styles.foot}>{slot('footer')}</footer>}
    </section>
  );
}
