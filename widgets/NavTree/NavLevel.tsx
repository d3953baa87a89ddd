import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { NavTreeProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { MoreMenu } from '../kit/menu/MoreMenu.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { isLinked } from '../kit/tree/is-linked.ts';
import type { TreeNode } from '../kit/tree/tree-nodes.ts';
import { isPlainClick } from '../Link/plain-click.ts';
import type { MenuEntry } from '../prime/MenuEntries.tsx';
import { readNode } from './nav-nodes.ts';
import styles from './NavTree.module.css';

interface NavLevelProps {
  id: string;
  nodes: readonly TreeNode[];
  options: NavTreeProps;
  rowOf: (node: TreeNode) => number;
  isOpen: (node: TreeNode) => boolean;
  drop: { at: number; side: string } | undefined;
  /** A node with others below it. */
  onPress: (node: TreeNode) => void;
  onSelect: (node: TreeNode) => void;
  onAction: (node: TreeNode, action: string) => void;
}

/** The nodes of one level, each with its own. */
export function NavLevel({ nodes, ...level }: NavLevelProps): ReactElement {
  return (
    <ul className={styles.level}>
      {nodes.map((node) => (
        <NavItem key={node.id} node={node} {...level} />
      ))}
    </ul>
  );
}

function NavItem({ node, ...level }: Omit<NavLevelProps, 'nodes'> & { node: TreeNode }): ReactElement {
  const { id, options, isOpen, rowOf, drop } = level;
  const row = rowOf(node);
  const isBranch = node.children.length > 0;
  const { formatMessage } = useIntl();
  const entries = entriesOf(node, options);
  return (
    <li>
      <div
        className={styles.row}
        data-row={row}
        data-drop={drop?.at === row ? drop.side : undefined}
        draggable={options.draggable || undefined}
      >
        <NavEntry node={node} {...level} />
        {entries.length > 0 && (
          <MoreMenu
            id={`${id}-${node.id}-actions`}
            className={styles.menu}
            label={formatMessage({ id: 'widget.NavTree.actions' }, { name: node.label })}
            entries={entries}
            onSelect={(action) => level.onAction(node, action)}
          />
        )}
      </div>
      {isBranch && isOpen(node) && <NavLevel {...level} nodes={node.children} />}
    </li>
  );
}

/** The link, or the button of a node that has others below it; a node that opens nothing yet is text. */
function NavEntry({ node, ...level }: Omit<NavLevelProps, 'nodes'> & { node: TreeNode }): ReactElement {
  const { formatMessage } = useIntl();
  const { href, isOuter, icon, isHidden } = readNode(node, level.options);
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
  const common = { id: `${level.id}-${node.id}`, className: styles.entry, title: node.label };
  if (isBranch) {
    return (
      <button {...common} type="button" aria-expanded={level.isOpen(node)} onClick={() => level.onPress(node)}>
        {inside}
        <span className={styles.arrow} data-open={level.isOpen(node)}>
          <Glyph name="chevron-right" size={14} />
        </span>
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
  if (href === undefined) {
    return (
      <span {...common} data-inert>
        {inside}
        <span className={styles.note}>{formatMessage({ id: 'widget.NavTree.unlinked' })}</span>
      </span>
    );
  }
  return (
    <a
      {...common}
      href={href}
      aria-current={node.id === level.options.current ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        level.onSelect(node);
      }}
    >
      {inside}
    </a>
  );
}

type Scope = NonNullable<NonNullable<NavTreeProps['actions']>[number]['for']>;

/** What the menu of a node offers. */
function entriesOf(node: TreeNode, options: NavTreeProps): MenuEntry[] {
  const actions = (options.actions ?? []).filter((action) => isFor(action.for, node, options));
  return actions.map(({ for: _scope, ...entry }) => entry);
}

function isFor(scope: Scope | undefined, node: TreeNode, options: NavTreeProps): boolean {
  if (scope === 'leaf') return node.children.length === 0;
  if (scope === 'linked') return isLinked(node, options);
  if (scope === 'unlinked') return !isLinked(node, options) && depthOf(node) < (options.maxLevel ?? 5);
  return true;
}

function depthOf(node: TreeNode): number {
  return node.parent ? 1 + depthOf(node.parent) : 1;
}
