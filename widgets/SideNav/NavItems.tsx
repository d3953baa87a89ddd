import { Fragment, type ReactElement } from 'react';
import type { SideNavProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { useShownEntry } from '../kit/navigation/useShownEntry.ts';
import { isPlainClick } from '../Link/plain-click.ts';
import { safeHref } from '../Link/safe-href.ts';
import styles from './SideNav.module.css';

type Items = NonNullable<SideNavProps['items']>;

interface NavItemsProps {
  items: Items;
  label: string;
  /** Labels are shown; else they are only read out, and shown as tooltips. */
  isWide: boolean;
  onNavigate: ((detail: { id: string; href: string }) => void) | undefined;
}

/** The links. Each is a real link, so that it opens in a new tab too. */
export function NavItems({ label, ...list }: NavItemsProps): ReactElement {
  const nav = useShownEntry(currentOf(list.items));
  return (
    <nav ref={nav} aria-label={label} className={styles.nav}>
      <NavList {...list} />
    </nav>
  );
}

function NavList({
  items,
  label,
  isWide,
  onNavigate,
}: Omit<NavItemsProps, 'label'> & { label?: string }): ReactElement {
  return (
    <ul aria-label={label}>
      {visible(items).map((item) => (
        <Fragment key={item.id}>
          {(item.group || item.children) && (
            <li className={styles.group} data-wide={isWide}>
              {isWide && (item.group ?? item.label)}
            </li>
          )}
          <li>
            {item.children ? (
              <NavList items={item.children} label={item.label} isWide={isWide} onNavigate={onNavigate} />
            ) : (
              <NavLink item={item} isWide={isWide} onNavigate={onNavigate} />
            )}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

function NavLink({
  item,
  isWide,
  onNavigate,
}: Pick<NavItemsProps, 'isWide' | 'onNavigate'> & { item: Items[number] }): ReactElement {
  const href = item.href ?? '';
  return (
    <a
      className={styles.item}
      href={safeHref(href)}
      aria-current={item.current ? 'page' : undefined}
      title={isWide ? undefined : [item.label, item.note].filter(Boolean).join(' · ')}
      onClick={(event) => {
        if (!onNavigate || !isPlainClick(event)) return;
        event.preventDefault();
        onNavigate({ id: item.id, href });
      }}
    >
      <Glyph name={item.icon && isIconName(item.icon) ? item.icon : 'box'} />
      <span className={styles.word} data-wide={isWide}>
        {item.label}
        {item.note && <small className={styles.note}>{item.note}</small>}
      </span>
    </a>
  );
}

/** The id of the entry of the present page. */
function currentOf(items: Items): string | undefined {
  for (const { id, current, children = [] } of visible(items)) {
    const found = current ? id : currentOf(children);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Without what this person is not shown, and without headings of nothing. */
function visible(items: Items): Items {
  return items.filter(
    ({ shown, children }) => shown !== false && (children === undefined || visible(children).length > 0),
  );
}
