import { type KeyboardEvent, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { NavTreeEvents, NavTreeProps } from '../generated/types.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { type Target, targetOf } from '../kit/tree/moved.ts';
import type { TreeId, TreeNode } from '../kit/tree/tree-nodes.ts';
import { useTree } from '../kit/tree/useTree.ts';
import { visibleRows } from '../kit/tree/visible-rows.ts';
import { useTreeDrag } from '../Tree/useTreeDrag.ts';
import { canMoveTo, firstTarget, pathTo, readNode } from './nav-nodes.ts';
import { NavLevel } from './NavLevel.tsx';
import styles from './NavTree.module.css';

/** Links in levels: those with others below them open and close, and editors move them by pointer and keyboard. */
export function NavTree({ id, props, emit }: WidgetProps<NavTreeProps, NavTreeEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const { tree } = useTree(props);
  const [toggled, setToggled] = useState<ReadonlyMap<TreeId, boolean>>(new Map());
  const [said, setSaid] = useState('');
  const path = pathTo(tree, props.current);
  const isOpen = (node: TreeNode) => toggled.get(node.id) ?? (node.parent === undefined || path.has(node.id));
  const open = new Set([...tree.byId.values()].filter(isOpen).map((node) => node.id));
  const rows = visibleRows(tree, open);
  const setOpen = (node: TreeNode, value: boolean) => setToggled(new Map(toggled).set(node.id, value));
  const refocus = useFocusAfterMove(id);

  const move = (node: TreeNode, to: Target | undefined) => {
    if (!to || !canMoveTo(node, to.parent, props)) return;
    const siblings = (to.parent?.children ?? tree.roots).filter((one) => one !== node);
    if (to.parent) setOpen(to.parent, true);
    const parent = to.parent?.label ?? props.label;
    setSaid(formatMessage({ id: 'widget.NavTree.moved' }, { name: node.label, parent, position: to.index + 1 }));
    refocus(node.id);
    emit('move', { id: node.id, parent: to.parent?.id ?? null, before: siblings[to.index]?.id ?? null });
  };
  const drag = useTreeDrag(tree, rows, move);
  const activate = (node: TreeNode) => {
    const target = firstTarget(node, props);
    const { href } = target ? readNode(target, props) : { href: undefined };
    if (target) emit('select', { id: target.id, href: href ?? '' });
  };
  /** MENU-18: one with others below it opens its first, unless it holds what is shown; then it opens and closes. */
  const press = (node: TreeNode) => {
    if (path.has(node.id)) return setOpen(node, !isOpen(node));
    if (!isOpen(node) || firstTarget(node, props)) setOpen(node, true);
    else setOpen(node, false);
    activate(node);
  };
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || !event.key.startsWith('Arrow') || !(event.target instanceof HTMLElement)) return;
    const row = rows[Number(event.target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)];
    if (!row) return;
    event.preventDefault();
    move(row.node, targetOf(tree, row.node, event.key));
  };
  return (
    <nav
      id={id}
      className={styles.nav}
      aria-label={props.label}
      aria-describedby={props.draggable ? `${id}-help` : undefined}
      {...(props.draggable ? { ...drag.handlers, onKeyDown: keys } : {})}
    >
      {tree.roots.length === 0 ? (
        <p className={styles.empty}>
          {props.nodes
            ? formatMessage({ id: 'widget.NavTree.empty' })
            : formatMessage({ id: 'widget.NavTree.loading' })}
        </p>
      ) : (
        <NavLevel
          id={id}
          nodes={tree.roots}
          options={props}
          rowOf={(node) => rows.findIndex((row) => row.node === node)}
          isOpen={isOpen}
          drop={drag.over}
          onPress={press}
          onSelect={activate}
          onAction={(node, action) => emit('action', { id: node.id, action, node: node.item })}
        />
      )}
      {props.draggable && (
        <span hidden id={`${id}-help`}>
          {formatMessage({ id: 'widget.NavTree.help' })}
        </span>
      )}
      <Spoken live>{said}</Spoken>
    </nav>
  );
}

/** A node that moves to another level is mounted again there; the focus goes along. */
function useFocusAfterMove(id: string): (node: TreeId) => void {
  const moved = useRef<TreeId>(undefined);
  useLayoutEffect(() => {
    if (moved.current === undefined || (document.activeElement && document.activeElement !== document.body)) return;
    document.getElementById(`${id}-${moved.current}`)?.focus();
    moved.current = undefined;
  });
  return (node) => {
    moved.current = node;
  };
}
