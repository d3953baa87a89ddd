import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { NavTreeProps } from '../generated/types.ts';
import { MoreMenu } from '../kit/menu/MoreMenu.tsx';
import { NameInput } from '../kit/naming/NameInput.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import type { TreeId, TreeNode } from '../kit/tree/tree-nodes.ts';
import { readNode } from './nav-nodes.ts';
import { Arrow, NavEntry } from './NavEntry.tsx';
import { useEntries } from './useEntries.ts';
import styles from './NavTree.module.css';

/** What is being named: an existing node, or a new one below a parent, null among the first level. */
export type Named = ({ node: TreeId } | { below: TreeId | null }) & { typed?: string };

export interface NavLevelProps {
  id: string;
  options: NavTreeProps;
  rowOf: (node: TreeNode) => number;
  isOpen: (node: TreeNode) => boolean;
  drop: { at: number; side: string } | undefined;
  named: Named | undefined;
  onType: (name: string) => void;
  onName: (name: string) => void;
  onNameEnd: () => void;
  /** A node with others below it. */
  onPress: (node: TreeNode) => void;
  onToggle: (node: TreeNode) => void;
  onSelect: (node: TreeNode) => void;
  onAction: (node: TreeNode, action: string) => void;
}

/** The nodes of one level, each with its own, and the one that is being added to it. */
export function NavLevel({
  nodes,
  parent,
  ...level
}: NavLevelProps & { nodes: readonly TreeNode[]; parent: TreeId | null }): ReactElement {
  const { named } = level;
  return (
    <ul className={styles.level}>
      {nodes.map((node) => (
        <NavItem key={node.id} node={node} {...level} />
      ))}
      {named && 'below' in named && named.below === parent && (
        <li className={styles.naming}>
          <Naming start="" {...level} />
        </li>
      )}
    </ul>
  );
}

function NavItem({ node, ...level }: NavLevelProps & { node: TreeNode }): ReactElement {
  const { id, options, isOpen, rowOf, drop, named } = level;
  const row = rowOf(node);
  const { formatMessage } = useIntl();
  const entries = useEntries(node, options);
  const opens = entries.find((entry) => entry.id === options.unlinkedAction)?.id;
  const isNamed = named && 'node' in named && named.node === node.id;
  const isNamedBelow = named && 'below' in named && named.below === node.id;
  // A node that is a link and has others below it opens them by a button of its own.
  const isTwofold = node.children.length > 0 && readNode(node, options).href !== undefined;
  return (
    <li>
      <div
        className={styles.row}
        data-row={row}
        data-drop={drop?.at === row ? drop.side : undefined}
        draggable={(options.draggable && !named) || undefined}
      >
        {isTwofold && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen(node)}
            onClick={() => level.onToggle(node)}
          >
            <Arrow isOpen={isOpen(node)} />
            <Spoken>{formatMessage({ id: 'widget.NavTree.below' }, { name: node.label })}</Spoken>
          </button>
        )}
        {isNamed ? (
          <Naming start={node.label} {...level} />
        ) : (
          <NavEntry
            id={id}
            node={node}
            options={options}
            isOpen={isOpen(node)}
            onPress={() => level.onPress(node)}
            onSelect={() => level.onSelect(node)}
            onUnlinked={opens === undefined ? undefined : () => level.onAction(node, opens)}
          />
        )}
        {entries.length > 0 && !isNamed && (
          <MoreMenu
            id={`${id}-${node.id}-actions`}
            className={styles.menu}
            label={formatMessage({ id: 'widget.NavTree.actions' }, { name: node.label })}
            entries={entries}
            onSelect={(action) => level.onAction(node, action)}
          />
        )}
      </div>
      {((node.children.length > 0 && isOpen(node)) || isNamedBelow) && (
        <NavLevel {...level} nodes={node.children} parent={node.id} />
      )}
    </li>
  );
}

function Naming({
  start,
  options,
  named,
  onType,
  onName,
  onNameEnd,
}: Pick<NavLevelProps, 'options' | 'named' | 'onType' | 'onName' | 'onNameEnd'> & { start: string }): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <NameInput
      label={formatMessage({ id: 'widget.NavTree.name' })}
      start={start}
      maxLength={options.maxLength ?? 60}
      typed={named?.typed}
      onType={onType}
      onDone={onName}
      onCancel={onNameEnd}
    />
  );
}
