import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { TimelineProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import styles from './Timeline.module.css';

/** An ordered list along a line. */
export function Timeline({ id, props, slot, hasSlot }: WidgetProps<TimelineProps>): ReactElement {
  return (
    <ol id={id} className={styles.timeline} aria-label={props.label}>
      {props.items.map((item) => (
        <li key={item.id} className={styles.item} data-tone={item.tone ?? 'neutral'}>
          <span className={styles.mark} aria-hidden="true">
            {item.icon && isIconName(item.icon) ? <Glyph name={item.icon} size={14} /> : <i className={styles.dot} />}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>
              {item.title}
              {item.time && <Moment time={item.time} />}
            </p>
            {item.text && <p className={styles.text}>{item.text}</p>}
            {hasSlot('item') && slot('item', { id: item.id })}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Moment({ time }: { time: string }): ReactElement {
  const intl = useIntl();
  const moment = /^\d{4}-\d{2}-\d{2}T/.test(time) ? new Date(time) : undefined;
  if (!moment || Number.isNaN(moment.getTime())) return <span className={styles.time}>{time}</span>;
  return (
    <time dateTime={time} className={styles.time}>
      {intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
