import type { ComponentPropsWithRef, ReactElement } from 'react';
import { ListPart } from '../listbox/ListPart.tsx';
import { useWindow } from '../listbox/useWindow.ts';
import type { Check } from './checks.ts';
import { TreeItem, type TreeItemActions } from './TreeItem.tsx';
import type { TreeId } from './tree-nodes.ts';
import styles from './tree.module.css';
import type { TreeRow } from './visible-rows.ts';

interface TreeRowsProps extends Omit<ComponentPropsWithRef<'div'>, 'role'>, TreeItemActions {
  /** Of the tree; rows have ids that begin with it. */
  id: string;
  rows: readonly TreeRow[];
  active: number;
  selected: ReadonlySet<TreeId>;
  /** Rows can be chosen, beside being checked. */
  isSelectable: boolean;
  /** Present where nodes are checked. */
  checks: ReadonlyMap<TreeId, Check> | undefined;
  isMultiple: boolean;
  loadingText: string;
  /** The row that something is dragged over. */
  drop?: { at: number; side: 'before' | 'after' | 'inside' } | undefined;
  canDrag?: boolean;
}

/** The rows in sight of a tree, and the active one, which the tree or a field names as its active descendant. */
export function TreeRows(props: TreeRowsProps): ReactElement {
  const { id, rows, active, selected, isSelectable, checks, isMultiple, loadingText, drop, canDrag, ...rest } = props;
  const { onActive, onOpen, onPress, onCheck, ...tree } = rest;
  const { scroll, virtualizer } = useWindow(rows.length, active);
  return (
    <ListPart
      {...tree}
      ref={scroll}
      role="tree"
      id={id}
      className={styles.tree}
      aria-multiselectable={isMultiple || undefined}
      aria-activedescendant={tree.tabIndex === 0 && rows[active] ? rowId(id, active) : undefined}
    >
      <div role="presentation" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <TreeItem
              key={`${typeof row.node.id} ${row.node.id}`}
              id={rowId(id, index)}
              row={row}
              at={index}
              start={start}
              isActive={index === active}
              isSelected={isSelectable ? selected.has(row.node.id) : undefined}
              check={checks?.get(row.node.id)}
              loadingText={loadingText}
              dropSide={drop?.at === index ? drop.side : undefined}
              canDrag={canDrag ?? false}
              onActive={onActive}
              onOpen={onOpen}
              onPress={onPress}
              onCheck={onCheck}
            />
          );
        })}
      </div>
    </ListPart>
  );
}

/** The DOM id of a row, for aria-activedescendant. */
export function rowId(tree: string, at: number): string {
  return `${tree}-row-${at}`;
}
