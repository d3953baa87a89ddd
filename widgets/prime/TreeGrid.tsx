import { isComposing } from '../kit/keys/is-composing.ts';
import { Column } from 'primereact/column';
import { TreeTable } from 'primereact/treetable';
import type { TreeNode as PrimeNode } from 'primereact/treenode';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { nextRow, rowWithLetter } from '../kit/tree/next-row.ts';
import type { TreeId, TreeNode } from '../kit/tree/tree-nodes.ts';
import type { TreeRow } from '../kit/tree/visible-rows.ts';
import { Prime } from './Prime.tsx';
import styles from './tree-grid.module.css';
import { keyAlongText } from '../kit/direction/direction.ts';

export interface TreeGridColumn {
  key: string;
  header: ReactNode;
  align: 'start' | 'center' | 'end';
  /** Undefined: the column does not sort. */
  sorted: 'ascending' | 'descending' | 'none' | undefined;
  /** In px; absent: its share of the room. */
  width: number | undefined;
  minWidth: number;
  /** `isActive`: the row is the one that Tab leads to. */
  cell: (node: TreeNode, isActive: boolean) => ReactNode;
}

export interface TreeGridProps {
  label: string;
  roots: readonly TreeNode[];
  /** The rows in sight, in their order. */
  rows: readonly TreeRow[];
  columns: readonly TreeGridColumn[];
  selection: 'none' | 'single' | 'multiple';
  selected: ReadonlySet<TreeId>;
  /** In px, at most. */
  height: number;
  loadingText: string;
  onToggle: (row: TreeRow, isOpen: boolean) => void;
  onPress: (row: TreeRow, key: 'Enter' | ' ') => void;
}

/** PrimeReact's TreeTable as a tree grid (ARIA) whose rows take the focus. It renders all rows in sight: it is not windowed. */
export function TreeGrid(props: TreeGridProps): ReactElement {
  const { label, rows, columns, selection, onToggle, onPress } = props;
  const [activeId, setActiveId] = useState<TreeId>();
  const grid = useRef<HTMLDivElement>(null);
  const byKey = useMemo(() => new Map(rows.map((row) => [keyOf(row.node), row])), [rows]);
  const expanded = Object.fromEntries(rows.flatMap(({ node, isOpen }) => (isOpen ? [[keyOf(node), true]] : [])));
  const value = useMemo(() => props.roots.map(primeNode), [props.roots]);
  const active = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === activeId),
  );
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    const row = rowAt(event.target, byKey);
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') onPress(row, event.key);
    else {
      const at = rows.indexOf(row);
      const move = nextRow(keyAlongText(event), at, rows);
      const to = move && 'to' in move ? move.to : rowWithLetter(event.key, at, rows);
      if (move && 'open' in move) onToggle(row, move.open);
      else if (to !== undefined) focusRow(grid.current, rows[to]);
      else if (!event.key.startsWith('Arrow')) return;
    }
    event.preventDefault();
  };
  return (
    <Prime>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the rows inside. */}
      <div
        ref={grid}
        role="presentation"
        className={styles.frame}
        onKeyDown={keys}
        onFocus={({ target }) => {
          const row = rowOf(target, byKey);
          if (row) setActiveId(row.node.id);
        }}
      >
        <TreeTable
          value={value}
          expandedKeys={expanded}
          onToggle={({ value: next }) => {
            const row = rows.find(({ node, isOpen }) => isOpen !== undefined && keyOf(node) in next !== isOpen);
            if (row) onToggle(row, !row.isOpen);
          }}
          onRowClick={({ originalEvent, node }) => {
            const row = byKey.get(String(node.key));
            // Links and buttons in cells do their own.
            if (row && !isControl(originalEvent.target)) onPress(row, 'Enter');
          }}
          pt={{
            wrapper: { style: { maxHeight: props.height } },
            table: { 'aria-label': label, 'aria-multiselectable': selection === 'multiple' || undefined },
          }}
        >
          {columns.map((column, at) => (
            <Column
              key={column.key}
              columnKey={column.key}
              expander={at === 0}
              header={column.header}
              style={{ width: column.width, minWidth: column.width ?? column.minWidth }}
              pt={{
                headerCell: { 'aria-sort': column.sorted, 'data-align': column.align },
                bodyCell: { 'data-align': column.align },
              }}
              body={(node: PrimeNode) => {
                const row = byKey.get(String(node.key));
                if (!row) return null;
                const isActive = rows[active] === row;
                return at === 0 ? (
                  <RowStart
                    row={row}
                    isActive={isActive}
                    selection={selection}
                    isSelected={props.selected.has(row.node.id)}
                    loadingText={props.loadingText}
                  >
                    {column.cell(row.node, isActive)}
                  </RowStart>
                ) : (
                  column.cell(row.node, isActive)
                );
              }}
            />
          ))}
        </TreeTable>
      </div>
    </Prime>
  );
}

interface RowStartProps {
  row: TreeRow;
  isActive: boolean;
  selection: TreeGridProps['selection'];
  isSelected: boolean;
  loadingText: string;
  children: ReactNode;
}

/**
 * The first cell of a row, which sets the attributes of the row: TreeTable counts the roots alone, calls rows without children
 * collapsed, makes each row a tab stop, and its pass-through does not receive the row.
 */
function RowStart({ row, isActive, selection, isSelected, loadingText, children }: RowStartProps): ReactElement {
  const { node, level, position, siblings, isOpen } = row;
  const cell = useRef<HTMLSpanElement>(null);
  const isWaiting = isOpen === true && node.isLazy && node.children.length === 0;
  const isSelectable = selection !== 'none';
  useLayoutEffect(() => {
    const element = cell.current?.closest('tr');
    if (!element) return;
    element.tabIndex = isActive ? 0 : -1;
    element.dataset['node'] = keyOf(node);
    element.ariaLevel = String(level);
    element.ariaPosInSet = String(position);
    element.ariaSetSize = String(siblings);
    element.ariaExpanded = isOpen === undefined ? null : String(isOpen);
    element.ariaSelected = isSelectable ? String(isSelected) : null;
    element.ariaDisabled = node.isDisabled ? 'true' : null;
    element.ariaBusy = isWaiting ? 'true' : null;
  }, [node, level, position, siblings, isOpen, isActive, isSelectable, isSelected, isWaiting]);
  return (
    <span ref={cell} className={styles.start}>
      {selection === 'multiple' && (
        <span className={styles.tick} data-on={isSelected} aria-hidden="true">
          {isSelected && <Glyph name="check" size={14} />}
        </span>
      )}
      <span className={styles.words}>{children}</span>
      {isWaiting && (
        <span role="status" className={styles.waiting}>
          {loadingText}
        </span>
      )}
    </span>
  );
}

function primeNode(node: TreeNode): PrimeNode {
  return { key: keyOf(node), leaf: node.children.length === 0 && !node.isLazy, children: node.children.map(primeNode) };
}

/** 1 and '1' are two ids. */
function keyOf({ id }: TreeNode): string {
  return `${typeof id} ${id}`;
}

/** The row that an event happened on itself, and not on a control in one of its cells. */
function rowAt(target: EventTarget, byKey: ReadonlyMap<string, TreeRow>): TreeRow | undefined {
  return target instanceof HTMLTableRowElement ? byKey.get(target.dataset['node'] ?? '') : undefined;
}

function rowOf(target: Element, byKey: ReadonlyMap<string, TreeRow>): TreeRow | undefined {
  return byKey.get(target.closest('tr')?.dataset['node'] ?? '');
}

function focusRow(grid: HTMLElement | null, row: TreeRow | undefined): void {
  if (row) grid?.querySelector<HTMLElement>(`[data-node="${CSS.escape(keyOf(row.node))}"]`)?.focus();
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, select, textarea, label') !== null;
}
