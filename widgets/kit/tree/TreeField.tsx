import { isComposing } from '../keys/is-composing.ts';
import { type KeyboardEvent, type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { type Chip, ChoiceBox } from '../listbox/ChoiceBox.tsx';
import styles from '../listbox/choices.module.css';
import { matches } from '../listbox/matches.ts';
import { useDrop } from '../listbox/useDrop.ts';
import { meantBy } from '../listbox/useLeftText.ts';
import { useEntryHeight } from '../listbox/useWindow.ts';
import { Field } from '../field/Field.tsx';
import { useControllableState } from '../field/useControllableState.ts';
import { checksOf, flatChecks } from './checks.ts';
import { nextRow } from './next-row.ts';
import { chipsOf, toggledNode } from './tree-choice.ts';
import { readSelected, type Tree, type TreeId } from './tree-nodes.ts';
import { rowId, TreeRows } from './TreeRows.tsx';
import { type Opening, useTreeRows } from './useTreeRows.ts';
import { keyAlongText } from '../direction/direction.ts';

interface TreeFieldProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  multiple?: boolean;
  cascade?: boolean;
  leavesOnly?: boolean;
  startOpen?: Opening['start'];
}

interface TreeFieldEvents {
  change: { value: TreeId | TreeId[] | null };
  blur: null;
}

interface TreeFieldInput
  extends Pick<WidgetProps<TreeFieldProps, TreeFieldEvents>, 'id' | 'nodeId' | 'props' | 'bound' | 'error'> {
  tree: Tree;
  /** The ids of the open nodes, where they are bound. */
  open?: Opening['bound'];
  /** The text in the field for a selected id. */
  face: (id: TreeId) => Pick<Chip, 'label' | 'hint'>;
  /** Said in the panel while no row is there. */
  noneText: string;
  onChange: (value: TreeId | TreeId[] | null) => void;
  onBlur: () => void;
  onLoad?: (id: TreeId) => void;
  /** Hears what is typed. */
  onSearch?: (query: string) => void;
  /** Below everything. */
  after?: ReactNode;
}

/** A field for one node of a tree, or several, in a panel that is searched by typing. */
export function TreeField(input: TreeFieldInput): ReactElement {
  const { id, props, tree, face } = input;
  const { formatMessage } = useIntl();
  const [selectedIds, setSelectedIds] = useControllableState(input.bound, readSelected);
  const drop = useDrop(input.onSearch);
  const { rows, setOpen } = useTreeRows(tree, {
    bound: input.open,
    start: props.startOpen ?? 'roots',
    query: drop.query,
    onLoad: (node) => input.onLoad?.(node),
  });
  const entryHeight = useEntryHeight();
  const [activeId, setActiveId] = useState<TreeId>();
  const [active, isMultiple] = [rows.findIndex(({ node }) => node.id === activeId), props.multiple ?? false];
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);
  const cascade = isMultiple && (props.cascade ?? false);
  const checks = useMemo(() => {
    if (!isMultiple) return undefined;
    return cascade ? checksOf(tree, selected) : flatChecks(tree, selected);
  }, [isMultiple, cascade, tree, selected]);
  const treeId = `${id}-tree`;

  const commit = (ids: readonly TreeId[]) => {
    const value = isMultiple ? [...ids] : (ids[0] ?? null);
    setSelectedIds(value);
    input.onChange(value);
  };
  const take = (at: number) => {
    const row = rows[at];
    if (!row || row.node.isDisabled) return;
    setActiveId(row.node.id);
    if (props.leavesOnly && row.isOpen !== undefined) {
      setOpen(row, !row.isOpen);
    } else if (isMultiple) {
      commit(toggledNode(tree, selectedIds, row.node, cascade));
    } else {
      commit([row.node.id]);
      drop.close();
    }
  };
  const keys = (event: KeyboardEvent): boolean => {
    if (isComposing(event)) return false;
    if (event.key === 'Enter') {
      take(active);
      return true;
    }
    // While something is typed, these move the caret.
    const isCaret = ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key);
    const step = isCaret && drop.query !== '' ? undefined : nextRow(keyAlongText(event), active, rows);
    if (!step) return event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const row = rows[active];
    if ('to' in step) setActiveId(rows[step.to]?.node.id);
    else if (row) setOpen(row, step.open);
    return true;
  };
  const remove = (shown: TreeId) => {
    const node = tree.byId.get(shown);
    commit(node ? toggledNode(tree, selectedIds, node, cascade) : selectedIds.filter((other) => other !== shown));
  };
  const [one] = selectedIds;
  return (
    <Field
      id={id}
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={input.error}
      required={props.required}
      after={input.after}
    >
      {(control) => (
        <ChoiceBox
          control={control}
          name={input.nodeId}
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
              ? chipsOf(tree, selectedIds, cascade).map((shown) => ({
                  key: `${typeof shown} ${shown}`,
                  ...face(shown),
                  onRemove: () => remove(shown),
                }))
              : []
          }
          single={isMultiple || one === undefined ? undefined : face(one)}
          placeholder={props.placeholder}
          disabled={props.disabled}
          onClear={props.required ? undefined : () => commit([])}
          onKey={keys}
          onTake={(by) => {
            // Rows above those that match are shown as well.
            const found = rows.filter(({ node }) => matches(node.label, drop.query));
            const at = found.findIndex(({ node }) => node.id === activeId);
            const row =
              found[
                meantBy(
                  by,
                  at,
                  found.map(({ node }) => node.label),
                  drop.query,
                )
              ];
            if (!row || row.node.isDisabled || (props.leavesOnly && row.isOpen !== undefined)) return false;
            if (!selected.has(row.node.id)) take(rows.indexOf(row));
            return true;
          }}
          onBlur={input.onBlur}
        >
          {rows.length === 0 ? (
            <p className={styles.note} role="status">
              {input.noneText}
            </p>
          ) : (
            <TreeRows
              id={treeId}
              rows={rows}
              active={active}
              aria-label={props.label}
              style={{ height: Math.min(rows.length, 9) * entryHeight }}
              selected={selected}
              isSelectable={!isMultiple}
              checks={checks}
              isMultiple={isMultiple}
              loadingText={formatMessage({ id: 'widget.Tree.loading' })}
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
