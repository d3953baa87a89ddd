import { isComposing } from '../kit/keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Bound, WidgetProps } from '#engine';
import { useEntryHeight } from '../kit/listbox/useWindow.ts';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { TreeEvents, TreeProps } from '../generated/types.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { checksOf, flatChecks, toggledCheck } from '../kit/tree/checks.ts';
import { movedItems, nextAt, type Target, targetOf } from '../kit/tree/moved.ts';
import { nextRow, rowWithLetter } from '../kit/tree/next-row.ts';
import { readSelected, readIds, type TreeId, type TreeNode } from '../kit/tree/tree-nodes.ts';
import { TreeRows } from '../kit/tree/TreeRows.tsx';
import { useTree } from '../kit/tree/useTree.ts';
import { useTreeRows } from '../kit/tree/useTreeRows.ts';
import frame from '../kit/tree/tree.module.css';
import styles from './Tree.module.css';
import { useTreeDrag } from './useTreeDrag.ts';
import { keyAlongText } from '../kit/direction/direction.ts';

/** Nodes under nodes: opened, chosen, checked and moved by pointer and keyboard; windowed, so that it may be large. */
export function Tree({ id, props, bound, bounds, emit }: WidgetProps<TreeProps, TreeEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const { tree, fields } = useTree(props);
  const { rows, setOpen } = useTreeRows(tree, {
    bound: bounds['open'],
    start: props.startOpen ?? 'roots',
    query: props.query ?? '',
    onLoad: (node) => emit('load', { id: node }),
  });
  const entryHeight = useEntryHeight();
  const [activeId, setActiveId] = useState<TreeId>();
  const [said, setSaid] = useState('');
  const active = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === activeId),
  );
  const selection = props.selection ?? 'single';
  const [selected, choose] = useSelectedIds(bound, selection === 'multiple');
  const [checked, setChecked] = useControllableState(bounds['checked'], readIds);
  const cascade = props.cascade ?? true;
  const checks = useMemo(() => {
    if (!props.checkable) return undefined;
    return cascade ? checksOf(tree, new Set(checked)) : flatChecks(tree, new Set(checked));
  }, [props.checkable, cascade, tree, checked]);

  const select = (node: TreeNode) => {
    if (node.isDisabled || selection === 'none') return;
    choose(node.id);
    emit('select', { id: node.id, node: node.item });
  };
  const check = (node: TreeNode) => {
    if (node.isDisabled) return;
    const next = cascade ? toggledCheck(tree, checked, node) : toggled(checked, node.id);
    setChecked(next);
    emit('check', { ids: next });
  };
  const press = (at: number, key?: 'Enter' | ' ') => {
    const node = rows[at]?.node;
    if (!node) return;
    if (props.checkable && (key === ' ' || selection === 'none')) check(node);
    else select(node);
  };
  const move = (node: TreeNode, to: Target | undefined) => {
    if (!to || node.isDisabled) return;
    const parentRow = to.parent && rows.find((row) => row.node === to.parent);
    if (parentRow) setOpen(parentRow, true);
    setActiveId(node.id);
    setSaid(
      formatMessage(
        { id: 'widget.Tree.moved' },
        {
          name: node.label,
          parent: to.parent?.label ?? props.label,
          place: to.index + 1,
        },
      ),
    );
    emit('move', {
      id: node.id,
      parent: to.parent?.id ?? null,
      index: to.index,
      before: nextAt(tree, node, to)?.id ?? null,
      nodes: movedItems(tree, props.nodes ?? [], node, to, fields),
    });
  };
  const canMove = props.draggable === true && (props.query ?? '') === '';
  const drag = useTreeDrag(tree, rows, move);

  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const row = rows[active];
    if (!row || event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      if (!canMove || !event.key.startsWith('Arrow')) return;
      event.preventDefault();
      move(row.node, targetOf(tree, row.node, event.key));
      return;
    }
    if (event.key === 'Enter' || event.key === ' ') press(active, event.key);
    else if (event.key === '*') {
      for (const sibling of rows.filter(({ node }) => node.parent === row.node.parent)) setOpen(sibling, true);
    } else {
      const step = nextRow(
        keyAlongText(event),
        activeId === undefined && event.key === 'ArrowDown' ? -1 : active,
        rows,
      );
      const letter = step ? undefined : rowWithLetter(event.key, active, rows);
      const to = step && 'to' in step ? step.to : letter;
      if (step && 'open' in step) setOpen(row, step.open);
      else if (to !== undefined) setActiveId(rows[to]?.node.id);
      else if (!event.key.startsWith('Arrow')) return;
    }
    event.preventDefault();
  };
  if (rows.length === 0) {
    return (
      <p id={id} className={frame.empty}>
        {props.emptyText ??
          (props.nodes ? formatMessage({ id: 'widget.Tree.empty' }) : formatMessage({ id: 'widget.Tree.loading' }))}
      </p>
    );
  }
  const tall = Math.min(rows.length * entryHeight + 8, props.height ?? 480);
  return (
    <>
      <div className={styles.tree} style={{ height: tall }}>
        <TreeRows
          {...(canMove ? drag.handlers : {})}
          id={id}
          rows={rows}
          active={active}
          tabIndex={0}
          aria-label={props.label}
          aria-describedby={canMove ? `${id}-help` : undefined}
          onKeyDown={keys}
          selected={selected}
          isSelectable={selection !== 'none'}
          checks={checks}
          isMultiple={selection === 'multiple'}
          loadingText={formatMessage({ id: 'widget.Tree.loading' })}
          drop={drag.over}
          canDrag={canMove}
          onActive={(at) => setActiveId(rows[at]?.node.id)}
          onOpen={(at) => rows[at] && setOpen(rows[at], !rows[at].isOpen)}
          onPress={press}
          onCheck={(at) => rows[at] && check(rows[at].node)}
        />
        {canMove && (
          <span hidden id={`${id}-help`}>
            {formatMessage({ id: 'widget.Tree.help' })}
          </span>
        )}
        <Spoken live>{said}</Spoken>
      </div>
      {canMove && props.moveHint && <p className={styles.hint}>{props.moveHint}</p>}
    </>
  );
}

/** The chosen ids: bound as one, or as a list where several may be chosen. */
function useSelectedIds(bound: Bound | undefined, isMultiple: boolean): [ReadonlySet<TreeId>, (id: TreeId) => void] {
  const [current, setCurrent] = useControllableState(bound, readSelected);
  const ids = useMemo(() => new Set(current), [current]);
  return [ids, (id) => setCurrent(isMultiple ? toggled([...ids], id) : id)];
}

function toggled(ids: readonly TreeId[], id: TreeId): TreeId[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}
