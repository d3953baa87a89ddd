import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { NavTreeProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import type { TreeNode } from '../kit/tree/tree-nodes.ts';
import { isPlainClick } from '../Link/plain-click.ts';
import { readNode } from './nav-nodes.ts';
import styles from './NavTree.module.css';

interface NavEntryProps {
  id: string;
  node: TreeNode;
  options: NavTreeProps;
  isOpen: boolean;
  /** A node with others below it. */
  onPress: () => void;
  onSelect: () => void;
  /** What pressing a node that opens nothing yet does; absent where it does nothing. */
  onUnlinked?: (() => void) | undefined;
}

/** The link, or the button of a node that has others below it; a node that opens nothing yet is text. */
export function NavEntry({ id, node, options, isOpen, onPress, onSelect, onUnlinked }: NavEntryProps): ReactElement {
  const { formatMessage } = useIntl();
  const { href, isOuter, icon, isHidden } = readNode(node, options);
  const isBranch = node.children.length > 0;
  const fallback = isBranch ? 'folder' : isOuter ? 'globe' : 'file';
  const inside = (
    <>
      <Glyph name={icon && isIconName(icon) ? icon : fallback} />
      <span className={styles.label}>{node.label}</span>
      {isHidden && (
        <span className={styles.mark}>
          <Glyph name="eye-off" size={14} />
          <Spoken>{formatMessage({ id: 'widget.NavTree.hidden' })}</Spoken>
        </span>
      )}
    </>
  );
  const common = { id: `${id}-${node.id}`, className: styles.entry, title: node.label };
  if (isBranch && href === undefined) {
    return (
      <button {...common} type="button" aria-expanded={isOpen} onClick={onPress}>
        {inside}
        <Arrow isOpen={isOpen} />
      </button>
    );
  }
  if (isOuter) {
    return (
      <a {...common} href={href} target="_blank" rel="noopener noreferrer">
        {inside}
        <span className={styles.mark}>
          <Glyph name="external" size={14} />
          <Spoken>{formatMessage({ id: 'widget.NavTree.outer' })}</Spoken>
        </span>
      </a>
    );
  }
  if (href === undefined && onUnlinked) {
    return (
      <button {...common} type="button" onClick={onUnlinked}>
        {inside}
        <span className={styles.note}>{formatMessage({ id: 'widget.NavTree.unlinked' })}</span>
      </button>
    );
  }
  if (href === undefined) {
    return (
      // The focus comes back to it after a move; the keyboard reaches it by its menu.
      <span {...common} data-inert tabIndex={options.draggable || options.editable ? -1 : undefined}>
        {inside}
        {options.targetField !== undefined && (
          <span className={styles.note}>{formatMessage({ id: 'widget.NavTree.unlinked' })}</span>
        )}
      </span>
    );
  }
  return (
    <a
      {...common}
      href={href}
      aria-current={node.id === options.current ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onSelect();
      }}
    >
      {inside}
    </a>
  );
}

/** Which way a node with others below it is. */
export function Arrow({ isOpen }: { isOpen: boolean }): ReactElement {
  return (
    <span className={styles.arrow} data-open={isOpen}>
      <Glyph name="chevron-right" size={14} />
    </span>
  );
}
