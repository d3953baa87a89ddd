import { isComposing } from '../kit/keys/is-composing.ts';
import {
  type DragEvent,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { NavTreeEvents, NavTreeProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { useShownEntry } from '../kit/navigation/useShownEntry.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { offerNode } from '../kit/tree/dragged-node.ts';
import { type Target, targetOf } from '../kit/tree/moved.ts';
import type { Tree, TreeId, TreeNode } from '../kit/tree/tree-nodes.ts';
import { useTree } from '../kit/tree/useTree.ts';
import { visibleRows } from '../kit/tree/visible-rows.ts';
import { useTreeDrag } from '../Tree/useTreeDrag.ts';
import { firstOf, firstTarget, groupOf, pathTo, readNode, obstacleTo } from './nav-nodes.ts';
import { type Named, NavLevel } from './NavLevel.tsx';
import { addEntry, renameEntry } from './useEntries.ts';
import styles from './NavTree.module.css';

/** Links in levels: those with others below them open and close, and editors move them by pointer and keyboard. */
export function NavTree({ id, props, emit }: WidgetProps<NavTreeProps, NavTreeEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const { tree: whole } = useTree(props);
  const tree = groupOf(whole, props);
  const [toggled, setToggled] = useState<ReadonlyMap<TreeId, boolean>>(new Map());
  const [said, setSaid] = useState('');
  const [named, setNamed] = useState<Named>();
  const path = pathTo(tree, props.current);
  const isOpen = (node: TreeNode) => toggled.get(node.id) ?? (node.parent === undefined || path.has(node.id));
  const open = new Set([...tree.byId.values()].filter(isOpen).map((node) => node.id));
  const rows = visibleRows(tree, open);
  const setOpen = (node: TreeNode, value: boolean) => setToggled(new Map(toggled).set(node.id, value));
  const refocus = useFocusAfterMove(id);
  const shown = useShownEntry(path.size > 0 ? props.current : undefined);

  const move = (node: TreeNode, to: Target | undefined) => {
    if (!to) return;
    const obstacle = obstacleTo(node, to.parent, props);
    if (obstacle) return emit('refused', { id: node.id, reason: obstacle });
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
  useAbsent(tree, props, (first) => emit('absent', { id: first.id, href: readNode(first, props).href ?? '' }));
  const rowOf = ({ target }: { target: EventTarget }) =>
    target instanceof HTMLElement
      ? rows[Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)]
      : undefined;
  const start = (event: DragEvent) => {
    drag.handlers.onDragStart(event);
    const row = rowOf(event);
    if (row) offerNode(event, row.node.id);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const row = rowOf(event);
    const isMove = props.draggable && event.altKey && event.key.startsWith('Arrow');
    const isRename = props.editable && event.key === 'F2';
    if (!row || !(isMove || isRename)) return;
    event.preventDefault();
    if (isRename) setNamed({ node: row.node.id });
    else move(row.node, targetOf(tree, row.node, event.key));
  };
  const act = (node: TreeNode, action: string) => {
    if (action === renameEntry) setNamed({ node: node.id });
    else if (action === addEntry) setNamed({ below: node.id });
    else emit('action', { id: node.id, action, node: node.item });
  };
  const name = (entered: string) => {
    if (!named) return;
    setNamed(undefined);
    if ('below' in named) {
      const parent = named.below === null ? undefined : tree.byId.get(named.below);
      if (parent) setOpen(parent, true);
      // CAT-18: a blank name adds nothing.
      if (entered !== '') emit('add', { name: entered, parent: named.below });
      return;
    }
    const node = tree.byId.get(named.node);
    if (!node) return;
    refocus(node.id);
    if (entered === '') emit('empty', { id: node.id });
    else if (entered !== node.label) emit('rename', { id: node.id, name: entered, node: node.item });
  };
  return (
    <nav
      ref={shown}
      id={id}
      className={styles.nav}
      aria-label={props.label}
      aria-describedby={props.draggable ? `${id}-help` : undefined}
      {...(props.draggable ? { ...drag.handlers, onDragStart: start } : {})}
      {...(props.draggable || props.editable ? { onKeyDown: keys } : {})}
    >
      {tree.roots.length === 0 && (
        <p className={styles.empty}>
          {props.nodes
            ? (props.emptyText ?? formatMessage({ id: 'widget.NavTree.empty' }))
            : formatMessage({ id: 'widget.NavTree.loading' })}
        </p>
      )}
      {(tree.roots.length > 0 || named) && (
        <NavLevel
          id={id}
          nodes={tree.roots}
          parent={null}
          options={props}
          rowOf={(node) => rows.findIndex((row) => row.node === node)}
          isOpen={isOpen}
          drop={drag.over}
          named={named}
          onType={(typed) => setNamed(named && { ...named, typed })}
          onName={name}
          onNameEnd={() => setNamed(undefined)}
          onPress={press}
          onToggle={(node) => setOpen(node, !isOpen(node))}
          onSelect={activate}
          onAction={act}
        />
      )}
      {props.editable && props.addLabel && props.nodes && (
        <button type="button" className={styles.add} title={props.addLabel} onClick={() => setNamed({ below: null })}>
          <Glyph name="plus" />
          <span className={styles.label}>{props.addLabel}</span>
        </button>
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

/** Reports once that no node of this tree is current, with the first one that opens something. */
function useAbsent(tree: Tree, props: NavTreeProps, report: (first: TreeNode) => void): void {
  const reported = useRef<unknown>(undefined);
  const isAbsent = props.nodes && !tree.byId.has(props.current ?? '');
  useEffect(() => {
    const first = isAbsent ? firstOf(tree, props) : undefined;
    const key = first && `${props.current} ${first.id}`;
    if (key === reported.current) return;
    reported.current = key;
    if (first) report(first);
  });
}
