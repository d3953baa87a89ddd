import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { NoticeProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import type { IconName } from '../kit/icons/names.ts';
import styles from './Notice.module.css';

const icons: Record<NonNullable<NoticeProps['tone']>, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert',
  danger: 'error',
};

/** A notice in the page. A live one is an alert: it is read out when it appears. */
export function Notice({ id, props, slot, hasSlot }: WidgetProps<NoticeProps>): ReactElement {
  const tone = props.tone ?? 'info';
  return (
    <div id={id} className={styles.notice} data-tone={tone} role={props.live ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Glyph name={icons[tone]} />
      </span>
      <div className={styles.words}>
        {props.title && <p className={styles.title}>{props.title}</p>}
        <p>{props.text}</p>
        {hasSlot('default') && <div className={styles.more}>{slot('default')}</div>}
      </div>
    </div>
  );
}
