import { type DragEvent, type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { useCardOrder } from '../CardList/useCardOrder.ts';
import type { NavTabsEvents, NavTabsProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { MoreMenu } from '../kit/menu/MoreMenu.tsx';
import { NameInput } from '../kit/naming/NameInput.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './NavTabs.module.css';
import { Tab } from './Tab.tsx';
import { useOverflow } from './useOverflow.ts';
import { useReceive } from './useReceive.ts';
import { alongText } from '../kit/direction/direction.ts';

/** SHELL-07: how far one press on an arrow scrolls, in px. */
const step = 270;

/** SHELL-36: presses within this time, in ms, open one tab. */
const pressed = 100;

const timeNow = (): number => performance.now();

/** SHELL-06 CAT-04 CAT-12: links in a row, which editors add, rename and move where they stand. */
export function NavTabs({ id, props, emit }: WidgetProps<NavTabsProps, NavTabsEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const { items, editable, maxLength = 60 } = props;
  const [named, setNamed] = useState<string>();
  const [said, setSaid] = useState('');
  const [row, setRow] = useState<HTMLUListElement | null>(null);
  const current = items.find((item) => item.current);
  const overflow = useOverflow(row, current?.id);
  const isAdding = named === '';

  const opened = useRef(Number.NEGATIVE_INFINITY);
  const select = (tab: string) => {
    // What is pressed sooner belongs to the same press, as of a double click that renames.
    const now = timeNow();
    if (now - opened.current < pressed) return;
    opened.current = now;
    const item = items.find((one) => one.id === tab);
    if (item) emit('select', { id: item.id, href: item.href ?? '' });
  };
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    const others = items.filter((one) => one !== item);
    const values = { name: item.label, position: to + 1, count: items.length };
    setSaid(formatMessage({ id: 'widget.NavTabs.moved' }, values));
    emit('move', { id: item.id, before: others[to]?.id ?? null });
  };
  const order = useCardOrder(() => editable === true && named === undefined, move);
  const receive = useReceive((at, node) => {
    const item = items[at];
    if (item) emit('receive', { id: item.id, node });
  });
  const act = (at: number, action: string) => {
    const item = items[at];
    if (!item) return;
    if (action === 'pw-rename') setNamed(item.id);
    else if (action === 'pw-left') move(at, at - 1);
    else if (action === 'pw-right') move(at, at + 1);
    else emit('action', { id: item.id, action });
  };
  /** CAT-05 CAT-18: a name that did not change changes nothing, and an empty one is an issue. */
  const rename = (tab: string, before: string, name: string) => {
    setNamed(undefined);
    if (name === '') emit('empty', null);
    else if (name !== before) emit('rename', { id: tab, name });
  };
  const scroll = (by: number) => row?.scrollBy({ left: by * alongText(row), behavior: 'smooth' });
  return (
    <nav id={id} className={styles.nav} aria-label={props.label}>
      {overflow.isOver && (
        <button type="button" className={styles.arrow} disabled={overflow.isAtStart} onClick={() => scroll(-step)}>
          <Glyph name="chevron-left" size={16} />
          <Spoken>{formatMessage({ id: 'widget.NavTabs.back' })}</Spoken>
        </button>
      )}
      <ul
        ref={setRow}
        className={styles.row}
        aria-describedby={editable ? `${id}-help` : undefined}
        {...(editable ? handlersOf(order, receive) : {})}
      >
        {items.map((item, at) => (
          <li
            key={item.id}
            className={styles.tab}
            data-card={at}
            data-current={item.current === true}
            data-drop={receive.over === at ? 'inside' : order.over?.at === at ? order.over.side : undefined}
            draggable={(editable && named === undefined) || undefined}
          >
            {named === item.id ? (
              <NameInput
                label={formatMessage({ id: 'widget.NavTabs.name' })}
                start={item.label}
                maxLength={maxLength}
                onDone={(name) => rename(item.id, item.label, name)}
                onCancel={() => setNamed(undefined)}
              />
            ) : (
              <Tab
                id={`${id}-${item.id}`}
                item={item}
                actions={editable ? (props.actions ?? []) : undefined}
                isFirst={at === 0}
                isLast={at === items.length - 1}
                onSelect={() => select(item.id)}
                onRename={() => editable && setNamed(item.id)}
                onAction={(action) => act(at, action)}
              />
            )}
          </li>
        ))}
        {isAdding && (
          <li className={styles.tab}>
            <NameInput
              label={formatMessage({ id: 'widget.NavTabs.name' })}
              start=""
              maxLength={maxLength}
              onDone={(name) => {
                setNamed(undefined);
                // CAT-18: a blank name adds nothing.
                if (name !== '') emit('add', { name });
              }}
              onCancel={() => setNamed(undefined)}
            />
          </li>
        )}
      </ul>
      {overflow.isOver && (
        <>
          <button type="button" className={styles.arrow} disabled={overflow.isAtEnd} onClick={() => scroll(step)}>
            <Glyph name="chevron-right" size={16} />
            <Spoken>{formatMessage({ id: 'widget.NavTabs.next' })}</Spoken>
          </button>
          <MoreMenu
            id={`${id}-all`}
            label={formatMessage({ id: 'widget.NavTabs.all' })}
            entries={items.map((item) => ({
              id: item.id,
              label: item.label,
              role: 'menuitemradio',
              checked: item.current === true,
            }))}
            onSelect={select}
          />
        </>
      )}
      {editable && (
        <button
          type="button"
          className={styles.arrow}
          title={formatMessage({ id: 'widget.NavTabs.add' })}
          onClick={() => setNamed('')}
        >
          <Glyph name="plus" size={16} />
          <Spoken>{formatMessage({ id: 'widget.NavTabs.add' })}</Spoken>
        </button>
      )}
      {editable && (
        <span hidden id={`${id}-help`}>
          {formatMessage({ id: 'widget.NavTabs.help' })}
        </span>
      )}
      <Spoken live>{said}</Spoken>
    </nav>
  );
}

/** Tabs are dragged among themselves, and nodes of a tree onto them. */
function handlersOf(order: ReturnType<typeof useCardOrder>, receive: ReturnType<typeof useReceive>) {
  return {
    ...order.handlers,
    onDragLeave: receive.handlers.onDragLeave,
    onDragOver(event: DragEvent) {
      order.handlers.onDragOver(event);
      receive.handlers.onDragOver(event);
    },
    onDrop(event: DragEvent) {
      order.handlers.onDrop(event);
      receive.handlers.onDrop(event);
    },
  };
}
