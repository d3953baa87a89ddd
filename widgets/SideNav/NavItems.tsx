import { Fragment, type ReactElement } from 'react';
import type { SideNavProps } from '../generated/types.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { isIconName } from '../icons/paths.ts';
import { isPlainClick } from '../Link/plain-click.ts';
import { safeHref } from '../Link/safe-href.ts';
import styles from './SideNav.module.css';

interface NavItemsProps {
  items: SideNavProps['items'];
  label: string;
  /** Labels are shown; else they are only read out, and shown as tooltips. */
  isWide: boolean;
  onNavigate: ((detail: { id: string; href: string }) => void) | undefined;
}

/** The links. Each is a real link, so that it opens in a new tab too. */
export function NavItems({ items, label, isWide, onNavigate }: NavItemsProps): ReactElement {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul>
        {items.map((item) => (
          <Fragment key={item.id}>
            {item.group && (
              <li className={styles.group} data-wide={isWide}>
                {isWide && item.group}
              </li>
            )}
            <li>
              <a
                className={styles.item}
                href={safeHref(item.href)}
                aria-current={item.current ? 'page' : undefined}
                title={isWide ? undefined : item.label}
                onClick={(event) => {
                  if (!onNavigate || !isPlainClick(event)) return;
                  event.preventDefault();
                  onNavigate({ id: item.id, href: item.href });
                }}
              >
                <Glyph name={item.icon && isIconName(item.icon) ? item.icon : 'box'} />
                <span className={styles.word} data-wide={isWide}>
                  {item.label}
                </span>
              </a>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
