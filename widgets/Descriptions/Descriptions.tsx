import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { DescriptionsProps } from '../generated/types.ts';
import { safeHref } from '../Link/safe-href.ts';
import styles from './Descriptions.module.css';

/** A description list; a missing value shows as a dash, and is read out as "none". */
export function Descriptions({ id, props }: WidgetProps<DescriptionsProps>): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <dl id={id} className={styles.list} data-columns={props.columns ?? 1} data-layout={props.layout ?? 'row'}>
      {props.items.map((item) => (
        <div key={item.label} className={styles.item}>
          <dt className={styles.name}>{item.label}</dt>
          <dd className={styles.value}>
            {item.value === undefined || item.value === null || item.value === '' ? (
              <span role="img" aria-label={formatMessage({ id: 'widget.Descriptions.none' })}>
                –
              </span>
            ) : (
              <Value value={item.value} href={item.href} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value, href }: { value: string | number; href: string | null | undefined }): ReactNode {
  const address = safeHref(href);
  return address === undefined ? value : <a href={address}>{value}</a>;
}
