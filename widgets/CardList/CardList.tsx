import { type ReactElement, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { safeColor } from '../Backdrop/safe-color.ts';
import type { CardListEvents, CardListProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { MoreMenu } from '../kit/menu/MoreMenu.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { Picture } from '../Image/Picture.tsx';
import { isPlainClick } from '../Link/plain-click.ts';
import { safeHref } from '../Link/safe-href.ts';
import styles from './CardList.module.css';
import { Star } from './Star.tsx';
import { useCardOrder } from './useCardOrder.ts';

/** How many grounds an icon may have (CardList.module.css). */
const tints = 6;

/** The ground of an icon, 0 to 5, the same for the same id at every visit. */
function tintOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % tints;
}

type Item = CardListProps['items'][number];

/**
 * APP-14: cards of 164 px, or items of 270 px, as many in a row as fit. A card with an address or a listener opens; others only show. Editors get a
 * menu of each card, an order that they change, and a last card that adds one.
 */
export function CardList({ id, props, emit, listens }: WidgetProps<CardListProps, CardListEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [said, setSaid] = useState('');
  const { items, actions = [], sortable, addLabel } = props;
  const open = listens('select') ? (item: Item) => emit('select', { id: item.id, href: item.href ?? '' }) : undefined;
  const order = useCardOrder(
    (at) => sortable === true && items[at] !== undefined && !items[at].isFixed,
    (from, to) => {
      const item = items[from];
      if (!item || to < 0 || to >= items.length) return;
      const others = items.filter((one) => one !== item);
      setSaid(
        formatMessage({ id: 'widget.CardList.moved' }, { name: item.title, position: to + 1, count: items.length }),
      );
      emit('move', { id: item.id, before: others[to]?.id ?? null });
    },
  );
  return (
    <>
      <ul
        id={id}
        className={styles.list}
        data-layout={props.layout ?? 'cards'}
        aria-label={props.label}
        aria-describedby={sortable ? `${id}-help` : undefined}
        {...(sortable ? order.handlers : {})}
      >
        {items.map((item, at) => (
          <li
            key={item.id}
            className={styles.item}
            data-card={at}
            data-drop={order.over?.at === at ? order.over.side : undefined}
            draggable={(sortable && !item.isFixed) || undefined}
          >
            <CardBox item={item} onOpen={open}>
              <CardFace item={item} texts={props.texts} />
            </CardBox>
            {props.favorites && (
              <Star
                item={item}
                isBesideMenu={actions.length > 0 && !item.isFixed}
                onToggle={(isFavorite) => emit('favorite', { id: item.id, isFavorite })}
              />
            )}
            {actions.length > 0 && !item.isFixed && (
              <MoreMenu
                id={`${id}-${item.id}-actions`}
                className={styles.menu}
                label={formatMessage({ id: 'widget.CardList.actions' }, { name: item.title })}
                entries={actions}
                onSelect={(action) => emit('action', { id: item.id, action })}
              />
            )}
          </li>
        ))}
        {addLabel && (
          <li>
            <button type="button" className={styles.card} data-add onClick={() => emit('add', null)}>
              <Glyph name="plus" size={24} />
              <span>{addLabel}</span>
            </button>
          </li>
        )}
      </ul>
      {sortable && (
        <span hidden id={`${id}-help`}>
          {formatMessage({ id: 'widget.CardList.help' })}
        </span>
      )}
      <Spoken live>{said}</Spoken>
    </>
  );
}

type Mark = NonNullable<Item['marks']>[number];

/** The icon of a mark, or a ring with the share that is done and its number. */
function MarkSign({ mark: { icon, value } }: { mark: Mark }): ReactElement {
  const { formatNumber } = useIntl();
  if (typeof value !== 'number') return <Glyph name={isIconName(icon) ? icon : 'info'} size={14} />;
  const share = Math.min(100, Math.max(0, value));
  const circle = { cx: 8, cy: 8, r: 6, strokeWidth: 3, pathLength: 100 };
  return (
    <span className={styles.progress}>
      <svg width={16} height={16} aria-hidden="true">
        <circle {...circle} className={styles.track} />
        <circle {...circle} className={styles.done} strokeDasharray={`${share} 100`} />
      </svg>
      {formatNumber(share / 100, { style: 'percent' })}
    </span>
  );
}

function CardFace({ item, texts }: { item: Item; texts: CardListProps['texts'] }): ReactElement {
  const textOf = (key: string) => texts?.find((text) => text.key === key)?.text ?? key;
  return (
    <>
      <span className={styles.tile} data-tint={tintOf(item.id)} style={{ backgroundColor: safeColor(item.color) }}>
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
      {/* After the name, which is heard first; it stands at the picture. */}
      {item.flag && (
        <span className={styles.flag} data-tone={item.flagTone ?? 'accent'}>
          {textOf(item.flag)}
        </span>
      )}
      {item.description && <span className={styles.description}>{item.description}</span>}
      {(item.badge || item.marks) && (
        <span className={styles.marks}>
          {item.badge && <span className={styles.badge}>{textOf(item.badge)}</span>}
          {item.marks?.map((mark) => (
            <span key={mark.icon} title={textOf(mark.label)}>
              <MarkSign mark={mark} />
              <Spoken>{textOf(mark.label)}</Spoken>
            </span>
          ))}
        </span>
      )}
    </>
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
        draggable={false}
        {...(item.newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        onClick={(event) => {
          // Another site is no page of a document, and a window of its own is none of this one: the browser goes there (APP-20).
          if (!onOpen || !isPlainClick(event) || isOtherSite(href) || item.newWindow) return;
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

function isOtherSite(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}
