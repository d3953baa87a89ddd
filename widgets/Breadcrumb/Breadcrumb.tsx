import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { BreadcrumbEvents, BreadcrumbProps } from '../generated/types.ts';
import { isPlainClick } from '../Link/plain-click.ts';
import { safeHref } from '../Link/safe-href.ts';
import styles from './Breadcrumb.module.css';

/** A trail of links. */
export function Breadcrumb({ id, props, emit, listens }: WidgetProps<BreadcrumbProps, BreadcrumbEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const last = props.items.length - 1;
  return (
    <nav id={id} aria-label={formatMessage({ id: 'widget.Breadcrumb.label' })}>
      <ol className={styles.trail}>
        {props.items.map((item, at) => {
          const href = at === last ? undefined : safeHref(item.href);
          return (
            <li key={item.label} className={styles.step}>
              {href === undefined ? (
                <span aria-current={at === last ? 'page' : undefined}>{item.label}</span>
              ) : (
                <a
                  href={href}
                  onClick={(event) => {
                    if (!listens('navigate') || !isPlainClick(event)) return;
                    event.preventDefault();
                    emit('navigate', { href });
                  }}
                >
                  {item.label}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
