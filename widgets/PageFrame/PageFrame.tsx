import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { PageFrameProps } from '../generated/types.ts';
import styles from './PageFrame.module.css';

/** Header, aside and page. The first Tab stop leads past the frame to the page. */
export function PageFrame({ id, props, slot, hasSlot }: WidgetProps<PageFrameProps>): ReactElement {
  const { formatMessage } = useIntl();
  const mainId = `${id}-main`;
  return (
    <div id={id} className={styles.frame}>
      <a className={styles.skip} href={`#${mainId}`}>
        {formatMessage({ id: 'widget.PageFrame.skip' })}
      </a>
      {hasSlot('header') && <div className={styles.header}>{slot('header')}</div>}
      <div className={styles.middle}>
        {slot('aside')}
        <main id={mainId} className={styles.main} tabIndex={-1}>
          <div className={styles.page} data-width={props.width ?? 'full'}>
            {slot('default')}
          </div>
          {hasSlot('footer') && <footer className={styles.footer}>{slot('footer')}</footer>}
          {hasSlot('bottom') && <div className={styles.bottom}>{slot('bottom')}</div>}
        </main>
      </div>
    </div>
  );
}
