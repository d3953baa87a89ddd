import { type KeyboardEvent, type ReactElement, useMemo, useState } from 'react';
import { useText, type WidgetProps } from '#engine';
import { ChoiceBox } from '../choices/ChoiceBox.tsx';
import styles from '../choices/choices.module.css';
import { useDrop } from '../choices/useDrop.ts';
import { entryHeight } from '../choices/useWindow.ts';
import { Field } from '../field/Field.tsx';
import { useHeld } from '../field/useHeld.ts';
import type { TreeSelectEvents, TreeSelectProps } from '../generated/types.ts';
import { nextRow } from '../tree/next-row.ts';
import { checksOf, flatChecks } from '../tree/checks.ts';
import { readChosen, type TreeId } from '../tree/tree-nodes.ts';
import { rowId, TreeRows } from '../tree/TreeRows.tsx';
import { useTree } from '../tree/useTree.ts';
import { useTreeRows } from '../tree/useTreeRows.ts';
import { chipsOf, toggledNode } from './tree-choice.ts';

/** One node of a tree, or several, in a panel that is searched by typing. */
export function TreeSelect({
  id,
  nodeId,
  props,
  bound,
  bounds,
  error,
  emit,
}: WidgetProps<TreeSelectProps, TreeSelectEvents>): ReactElement {
  const text = useText();
  const { tree } = useTree(props);
  const [held, hold] = useHeld(bound, readChosen);
  const drop = useDrop();
  const { rows, setOpen } = useTreeRows(tree, {
    bound: bounds['open'],
    start: props.startOpen ?? 'roots',
    query: drop.query,
    onLoad: (node) => emit('load', { id: node }),
  });
  const [activeId, setActiveId] = useState<TreeId>();
  const [active, isMultiple] = [rows.findIndex(({ node }) => node.id === activeId), props.multiple ?? false];
  const chosen = useMemo(() => new Set(held), [held]);
  const cascade = isMultiple && (props.cascade ?? false);
  const checks = useMemo(() => {
    if (!isMultiple) return undefined;
    return cascade ? checksOf(tree, chosen) : flatChecks(tree, chosen);
  }, [isMultiple, cascade, tree, chosen]);
  const treeId = `${id}-tree`;
  const labelOf = (one: TreeId) => tree.byId.get(one)?.label ?? String(one);

  const commit = (ids: readonly TreeId[]) => {
    const value = isMultiple ? [...ids] : (ids[0] ?? null);
    hold(value);
    emit('change', { value });
  };
  const take = (at: number) => {
    const row = rows[at];
    if (!row || row.node.isDisabled) return;
    setActiveId(row.node.id);
    if (props.leavesOnly && row.isOpen !== undefined) {
      setOpen(row, !row.isOpen);
    } else if (isMultiple) {
      commit(toggledNode(tree, held, row.node, cascade));
    } else {
      commit([row.node.id]);
      drop.close();
    }
  };
  const keys = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter') {
      take(active);
      return true;
    }
    // While something is typed, these move the caret.
    const isCaret = ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key);
    const step = isCaret && drop.query !== '' ? undefined : nextRow(event.key, active, rows);
    if (!step) return event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const row = rows[active];
    if ('to' in step) setActiveId(rows[step.to]?.node.id);
    else if (row) setOpen(row, step.open);
    return true;
  };
  const [one] = held;
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={error}
      required={props.required}
    >
      {(control) => (
        <ChoiceBox
          control={control}
          name={nodeId}
          label={props.label}
          popup={{ id: treeId, role: 'tree' }}
          drop={{
            ...drop,
            open() {
              if (one !== undefined) setActiveId(one);
              drop.open();
            },
          }}
          active={rows[active] && rowId(treeId, active)}
          chips={
            isMultiple
              ? chipsOf(tree, held, cascade).map((shown) => ({
                  key: `${typeof shown} ${shown}`,
                  label: labelOf(shown),
                  onRemove: () => {
                    const node = tree.byId.get(shown);
                    commit(node ? toggledNode(tree, held, node, cascade) : held.filter((other) => other !== shown));
                  },
                }))
              : []
          }
          single={isMultiple || one === undefined ? undefined : labelOf(one)}
          placeholder={props.placeholder}
          disabled={props.disabled}
          onClear={props.required ? undefined : () => commit([])}
          onKey={keys}
          onBlur={() => emit('blur', null)}
        >
          {rows.length === 0 ? (
            <p className={styles.note} role="status">
              {text(props.nodes ? 'widget.TreeSelect.none' : 'widget.Tree.loading')}
            </p>
          ) : (
            <TreeRows
              id={treeId}
              rows={rows}
              active={active}
              aria-label={props.label}
              style={{ height: Math.min(rows.length, 9) * entryHeight }}
              chosen={chosen}
              isSelectable={!isMultiple}
              checks={checks}
              isMultiple={isMultiple}
              loadingText={text('widget.Tree.loading')}
              onActive={(at) => setActiveId(rows[at]?.node.id)}
              onOpen={(at) => rows[at] && setOpen(rows[at], !rows[at].isOpen)}
              onPress={take}
            />
          )}
        </ChoiceBox>
      )}
    </Field>
  );
}
