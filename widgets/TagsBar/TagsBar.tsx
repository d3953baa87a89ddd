import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { TagsBarEvents, TagsBarProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { MenuPanel } from '../kit/menu/MenuPanel.tsx';
import { positionAt } from '../kit/menu/position-at.ts';
import { isPlainClick } from '../Link/plain-click.ts';
import { safeHref } from '../Link/safe-href.ts';
import { closing, type ClosingKind, idsClosed, type PageTag } from './closing.ts';
import styles from './TagsBar.module.css';
import { useOverflow } from './useOverflow.ts';
import { keyAlongText } from '../kit/direction/direction.ts';

/** One step of the arrows, in px, as in the header's bar (SHELL-07). */
const step = 270;

/** SHELL-18 SHELL-19: the open pages as tags that can be closed: one by one, the others, those behind, or all. */
export function TagsBar({ id, props, bound, emit }: WidgetProps<TagsBarProps, TagsBarEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const [own, setCurrent] = useControllableState(bound, asId);
  // Whoever binds it decides which page is shown, also against what was pressed.
  const current = bound ? asId(bound.value) : own;
  const tags = props.items ?? [];
  const { watch, scrollBy, overflow } = useOverflow(tags);
  const [menu, setMenu] = useState<{ tag: PageTag; x: number; y: number }>();
  const list = useRef<HTMLUListElement>(null);

  const select = (tag: PageTag) => {
    setCurrent(tag.id);
    emit('select', { id: tag.id, href: tag.href ?? '' });
  };
  const close = (kind: ClosingKind, tag: PageTag) => {
    const ids = idsClosed(tags, kind, tag.id);
    if (ids.length === 0) return;
    const next = closing(tags, ids, current);
    if (next.id !== current) setCurrent(next.id);
    emit('close', { ids, current: next.id, href: next.href });
    focusTag(list.current, next.id);
  };
  const go = (at: number) => {
    const links = linksOf(list.current);
    links[(at + links.length) % links.length]?.focus();
  };
  const keys = (event: KeyboardEvent, tag: PageTag, at: number) => {
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tags.length - 1 }[keyAlongText(event)];
    if (target !== undefined) go(target);
    else if (event.key === 'Delete' || event.key === 'Backspace') close('one', tag);
    else return;
    event.preventDefault();
  };
  const openMenu = (event: MouseEvent, tag: PageTag) => {
    event.preventDefault();
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    // The context menu key of the keyboard gives no position of the pointer.
    const isPointed = event.clientX > 0 || event.clientY > 0;
    setMenu({ tag, x: isPointed ? event.clientX : left, y: isPointed ? event.clientY : bottom + 4 });
  };
  const shown = tags.find((tag) => tag.id === current) ?? tags[0];
  return (
    <nav id={id} className={styles.bar} aria-label={props.label ?? formatMessage({ id: 'widget.TagsBar.label' })}>
      {overflow.start && (
        <Arrow
          label={formatMessage({ id: 'widget.TagsBar.back' })}
          icon="chevron-left"
          onPress={() => scrollBy(-step)}
        />
      )}
      <div ref={watch} className={styles.scroll}>
        <ul ref={list} className={styles.tags}>
          {tags.map((tag, at) => (
            <li key={tag.id} className={styles.tag} data-current={tag.id === current}>
              <a
                className={styles.link}
                href={safeHref(tag.href) ?? '#'}
                data-tag={tag.id}
                aria-current={tag.id === current ? 'page' : undefined}
                aria-keyshortcuts={tag.closable === false ? undefined : 'Delete'}
                tabIndex={tag === shown ? 0 : -1}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  select(tag);
                }}
                onAuxClick={(event) => {
                  if (event.button !== 1) return;
                  event.preventDefault();
                  close('one', tag);
                }}
                onKeyDown={(event) => !isComposing(event) && keys(event, tag, at)}
                onContextMenu={(event) => openMenu(event, tag)}
              >
                {tag.icon && isIconName(tag.icon) && <Glyph name={tag.icon} size={14} />}
                <span className={styles.word}>{tag.label}</span>
              </a>
              {tag.closable !== false && (
                <button
                  type="button"
                  className={styles.close}
                  aria-label={formatMessage({ id: 'widget.TagsBar.close' }, { name: tag.label })}
                  // The keyboard has Delete.
                  tabIndex={-1}
                  onClick={() => close('one', tag)}
                >
                  <Glyph name="x" size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      {overflow.end && (
        <Arrow
          label={formatMessage({ id: 'widget.TagsBar.forward' })}
          icon="chevron-right"
          onPress={() => scrollBy(step)}
        />
      )}
      {shown && (
        <button
          type="button"
          className={styles.arrow}
          aria-label={formatMessage({ id: 'widget.TagsBar.more' })}
          aria-haspopup="menu"
          aria-expanded={menu !== undefined}
          onClick={(event) => openMenu(event, shown)}
        >
          <Glyph name="more" size={16} />
        </button>
      )}
      {menu && (
        <TagMenu
          id={`${id}-menu`}
          tags={tags}
          menu={menu}
          onClose={() => {
            setMenu(undefined);
            focusTag(list.current, menu.tag.id);
          }}
          onSelect={(kind) => {
            setMenu(undefined);
            close(kind, menu.tag);
          }}
          onLeave={() => setMenu(undefined)}
        />
      )}
    </nav>
  );
}

interface TagMenuProps {
  id: string;
  tags: readonly PageTag[];
  menu: { tag: PageTag; x: number; y: number };
  onClose: () => void;
  onSelect: (kind: ClosingKind) => void;
  onLeave: () => void;
}

const kinds: readonly ClosingKind[] = ['one', 'others', 'behind', 'all'];

function TagMenu({ id, tags, menu, onClose, onSelect, onLeave }: TagMenuProps): ReactElement {
  const { formatMessage } = useIntl();
  const position = useCallback((panel: HTMLElement) => positionAt(panel, menu), [menu]);
  const words: Record<ClosingKind, string> = {
    one: formatMessage({ id: 'widget.TagsBar.closeOne' }),
    others: formatMessage({ id: 'widget.TagsBar.closeOthers' }),
    behind: formatMessage({ id: 'widget.TagsBar.closeBehind' }),
    all: formatMessage({ id: 'widget.TagsBar.closeAll' }),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left the menu.
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <MenuPanel
        id={id}
        label={menu.tag.label}
        entries={kinds.map((kind) => ({
          id: kind,
          label: words[kind],
          disabled: idsClosed(tags, kind, menu.tag.id).length === 0,
        }))}
        start="first"
        position={position}
        onClose={onClose}
        onSelect={(kind) => onSelect(kinds.find((one) => one === kind) ?? 'one')}
      />
    </div>
  );
}

interface ArrowProps {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  onPress: () => void;
}

/** For the pointer: the keyboard brings each tag into sight by moving to it. */
function Arrow({ label, icon, onPress }: ArrowProps): ReactElement {
  return (
    <button type="button" className={styles.arrow} aria-label={label} tabIndex={-1} onClick={onPress}>
      <Glyph name={icon} size={16} />
    </button>
  );
}

function linksOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-tag]') ?? [])];
}

function focusTag(list: HTMLElement | null, id: string | null): void {
  linksOf(list)
    .find((link) => link.dataset['tag'] === id)
    ?.focus();
}

function asId(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
