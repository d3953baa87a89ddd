import type { ReactElement } from 'react';
import { ListPart } from '../listbox/ListPart.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { isIconName } from '../icons/names.ts';
import { Spoken } from '../spoken/Spoken.tsx';
import type { Check } from './checks.ts';
import styles from './tree.module.css';
import type { TreeRow } from './visible-rows.ts';

/** What the pointer does to the row at an index. */
export interface TreeItemActions {
  onActive: (at: number) => void;
  /** On the arrow. */
  onOpen: (at: number) => void;
  onPress: (at: number) => void;
  /** On the box; absent: a press anywhere does the same. */
  onCheck?: ((at: number) => void) | undefined;
}

interface TreeItemProps extends TreeItemActions {
  id: string;
  row: TreeRow;
  at: number;
  /** In px, from the first row. */
  start: number;
  isActive: boolean;
  /** Undefined where nothing can be chosen. */
  isSelected: boolean | undefined;
  check: Check | undefined;
  loadingText: string;
  dropSide: 'before' | 'after' | 'inside' | undefined;
  canDrag: boolean;
}

const aria = { on: true, half: 'mixed', off: false } as const;

/** One row of a tree. The tree has the keys and the focus. */
export function TreeItem(props: TreeItemProps): ReactElement {
  const { row, at, start, isActive, isSelected, check } = props;
  const { node, level, isOpen } = row;
  const isLoading = isOpen === true && node.isLazy && node.children.length === 0;
  const act = (target: EventTarget) => {
    props.onActive(at);
    const part = target instanceof Element ? target.closest('[data-part]')?.getAttribute('data-part') : undefined;
    if (part === 'arrow') props.onOpen(at);
    else if (part === 'box' && props.onCheck) props.onCheck(at);
    else props.onPress(at);
  };
  return (
    <ListPart
      id={props.id}
      role="treeitem"
      className={styles.row}
      style={{ transform: `translateY(${start}px)`, paddingInlineStart: (level - 1) * 20 + 4 }}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      aria-checked={check && aria[check]}
      aria-disabled={node.isDisabled || undefined}
      aria-busy={isLoading || undefined}
      draggable={props.canDrag && !node.isDisabled}
      data-row={at}
      data-active={isActive}
      data-drop={props.dropSide}
      onClick={(event) => act(event.target)}
    >
      <span className={styles.arrow} data-part={isOpen === undefined ? undefined : 'arrow'} data-open={isOpen}>
        {isLoading ? (
          <span className={styles.spinner} />
        ) : (
          isOpen !== undefined && <Glyph name="chevron-right" size={16} />
        )}
      </span>
      {check && (
        <span className={styles.box} data-part="box" data-check={check}>
          {check !== 'off' && <Glyph name={check === 'on' ? 'check' : 'minus'} size={14} />}
        </span>
      )}
      {node.icon && isIconName(node.icon) && <Glyph name={node.icon} size={16} />}
      <span className={styles.label}>{node.label}</span>
      {node.hint && <span className={styles.hint}>{node.hint}</span>}
      {isLoading && <Spoken>{props.loadingText}</Spoken>}
    </ListPart>
  );
}
