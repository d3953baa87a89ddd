import type { ReactElement, ReactNode } from 'react';
import type { WidgetProps } from '#engine';
import { safeColor } from '../Backdrop/safe-color.ts';
import type { CardListEvents, CardListProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { Picture } from '../Image/Picture.tsx';
import { isPlainClick } from '../Link/plain-click.ts';
import { safeHref } from '../Link/safe-href.ts';
import styles from './CardList.module.css';

/** How many grounds an icon may have (CardList.module.css). */
const tints = 6;

/** The ground of an icon, 0 to 5, the same for the same id at every visit. */
function tintOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % tints;
}

type Item = CardListProps['items'][number];

/** APP-14: cards of 164 px, as many in a row as fit. A card with an address or a listener opens; others only show. */
export function CardList({ id, props, emit, listens }: WidgetProps<CardListProps, CardListEvents>): ReactElement {
  const open = listens('select') ? (item: Item) => emit('select', { id: item.id, href: item.href ?? '' }) : undefined;
  return (
    <ul id={id} className={styles.list} aria-label={props.label}>
      {props.items.map((item) => (
        <li key={item.id}>
          <CardBox item={item} onOpen={open}>
            <span
              className={styles.tile}
              data-tint={tintOf(item.id)}
              style={{ backgroundColor: safeColor(item.color) }}
            >
              {item.image ? (
                <Picture
                  src={item.image}
                  alt=""
                  sizes="48px"
                  width={48}
                  height={48}
                  instead={<Glyph name="box" size={24} />}
                />
              ) : (
                <Glyph name={item.icon && isIconName(item.icon) ? item.icon : 'box'} size={24} />
              )}
            </span>
            <span className={styles.title}>{item.title}</span>
            {item.description && <span className={styles.description}>{item.description}</span>}
            {item.badge && <span className={styles.badge}>{item.badge}</span>}
          </CardBox>
        </li>
      ))}
    </ul>
  );
}

interface CardBoxProps {
  item: Item;
  onOpen: ((item: Item) => void) | undefined;
  children: ReactNode;
}

function CardBox({ item, onOpen, children }: CardBoxProps): ReactElement {
  const href = safeHref(item.href);
  if (href !== undefined) {
    return (
      <a
        className={styles.card}
        href={href}
        onClick={(event) => {
          if (!onOpen || !isPlainClick(event)) return;
          event.preventDefault();
          onOpen(item);
        }}
      >
        {children}
      </a>
    );
  }
  if (onOpen) {
    return (
      <button type="button" className={styles.card} onClick={() => onOpen(item)}>
        {children}
      </button>
    );
  }
  return <div className={styles.card}>{children}</div>;
}
