import { type ReactElement, use, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEngine, type WidgetProps } from '#engine';
import { Field } from '../field/Field.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './rows.module.css';
import { createRowNodes } from './row-nodes.ts';
import { RemovedRows } from './RemovedRows.tsx';
import { askNotations, type Notations, type PastedTexts } from './paste/ask-notations.ts';
import { useZone } from '../calendar/useZone.ts';
import { type PastedCell, type PastedKind, pastedCell } from './paste/pasted-cell.ts';
import { PastedBlock } from './paste/PastedBlock.tsx';
import { type BlockChange, canTakeBack, type RemovedRow, RowControl } from './RowControl.ts';
import { RowStates } from './RowStates.ts';
import { RowsTable } from './RowsTable.tsx';
import type { RowColumn } from './rows.ts';

interface RowsProps {
  label: string;
  hint?: string;
  columns: RowColumn[];
  isCards: boolean;
  least: number;
  most: number;
  isLocked?: boolean;
  /** What a new row starts with. */
  defaults: Record<string, unknown>;
  /** The sub-table, where rules say something of its cells. */
  ruled?: string;
}

/** The rows of a record: each cell is a node of its own, so that a key renders its cell and what is made of it. */
export function FormRows({ id, props, bound, bounds, error, parts }: WidgetProps<RowsProps>): ReactElement {
  const intl = useIntl();
  const { formatMessage } = intl;
  const timeZone = useZone();
  const { host } = useEngine();
  const { columns, most, least, ruled } = props;
  const closedCells = use(RowStates);
  const rows = Array.isArray(bound?.value) ? bound.value : [];
  const cells = parts('cells');
  // The slot is another object at each rendering, and its nodes are not.
  const { nodes, around, locals } = cells;
  const nodesOf = useMemo(() => createRowNodes(nodes), [nodes]);
  const { keys, replace } = useRowKeys(rows.length);
  const prefix = useId();
  const [removed, setRemoved] = useState<readonly RemovedRow[]>([]);
  const [block, setBlock] = useState<BlockChange>();
  const [control] = useState(() => new RowControl(prefix, { onRemoved: setRemoved, onBlock: setBlock }));
  const set = bound?.set;
  const { value: wanted, set: show } = bounds['wanted'] ?? {};
  const read = (kind: PastedKind, text: string, notations: Notations): PastedCell =>
    pastedCell(kind, text, { timeZone, notations });
  const ask = (texts: readonly PastedTexts[]) => askNotations(texts, { host, intl, language: navigator.language });
  useLayoutEffect(() => {
    const closedIn = ruled === undefined ? undefined : (next: readonly unknown[]) => closedCells(ruled, next);
    control.now({
      closedIn,
      read,
      askNotations: ask,
      columns,
      defaults: props.defaults,
      most,
      rows,
      keys,
      replace,
      set,
      show,
    });
  });
  const isOpen = !props.isLocked;
  useEffect(() => {
    if (!isOpen) control.forget();
  }, [control, isOpen]);
  return (
    <Field id={id} group label={props.label} hint={props.hint} error={error} required={isOpen && least > 0}>
      {(attributes) => (
        <fieldset
          id={id}
          aria-labelledby={`${id}-label`}
          aria-describedby={attributes['aria-describedby']}
          className={styles.rows}
          data-cards={props.isCards || undefined}
          data-ruled={ruled === undefined ? undefined : ''}
        >
          {rows.length === 0 && !isOpen && (
            <p className={styles.none}>{formatMessage({ id: 'widget.RecordForm.noRows' })}</p>
          )}
          {rows.length > 0 && (
            <RowsTable
              id={id}
              prefix={prefix}
              label={props.label}
              columns={columns}
              rows={rows}
              keys={keys}
              isOpen={isOpen}
              isFull={rows.length >= most}
              wanted={wanted}
              nodesOf={nodesOf}
              around={around}
              locals={locals}
              actions={control}
            />
          )}
          {isOpen && (
            <PastedBlock
              change={block}
              most={most}
              onUndo={canTakeBack(block, rows) ? () => control.undoBlock() : undefined}
            />
          )}
          {isOpen && <RemovedRows removed={removed} isFull={rows.length >= most} onUndo={() => control.undo()} />}
          {isOpen && (
            <button
              type="button"
              id={prefix}
              className={styles.add}
              disabled={rows.length >= most}
              aria-label={formatMessage({ id: 'widget.RecordForm.addTo' }, { table: props.label })}
              onClick={() => control.add()}
            >
              <Glyph name="plus" size={16} />
              {formatMessage({ id: 'widget.RecordForm.add' })}
            </button>
          )}
        </fieldset>
      )}
    </Field>
  );
}

/** Keys that stay with the rows while they are moved; rows that come from outside get new ones. */
function useRowKeys(count: number): { keys: readonly number[]; replace(keys: readonly number[]): void } {
  const [keys, replace] = useState<readonly number[]>(() => Array.from({ length: count }, (_, index) => index));
  if (keys.length === count) return { keys, replace };
  const first = Math.max(-1, ...keys) + 1;
  const fresh = Array.from({ length: count }, (_, index) => first + index);
  replace(fresh);
  return { keys: fresh, replace };
}
