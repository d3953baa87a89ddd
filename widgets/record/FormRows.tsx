import { type ReactElement, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useText, type WidgetProps } from '#engine';
import { Field } from '../field/Field.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './rows.module.css';
import { FormRow } from './FormRow.tsx';
import { RowSums } from './RowSums.tsx';
import { createRowNodes } from './row-nodes.ts';
import { RowControl } from './RowControl.ts';
import type { RowColumn } from './rows.ts';
import { useRowKeys } from './useRowKeys.ts';

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
}

/** The rows of a record: each cell is a node of its own, so that a key renders its cell and what is made of it. */
export function FormRows({ id, props, bound, error, parts }: WidgetProps<RowsProps>): ReactElement {
  const text = useText();
  const { columns, most, least } = props;
  const rows = Array.isArray(bound?.value) ? bound.value : [];
  const cells = parts('cells');
  // The slot is another object at each rendering, and its nodes are not.
  const { nodes, around } = cells;
  const nodesOf = useMemo(() => createRowNodes(nodes), [nodes]);
  const { keys, replace } = useRowKeys(rows.length);
  const prefix = useId();
  const [control] = useState(() => new RowControl(prefix));
  const set = bound?.set;
  useLayoutEffect(() => {
    control.now({ rows, keys, replace, set });
  });
  const isOpen = !props.isLocked;
  return (
    <Field id={id} group label={props.label} hint={props.hint} error={error} required={isOpen && least > 0}>
      {(attributes) => (
        <fieldset
          id={id}
          aria-labelledby={`${id}-label`}
          aria-describedby={attributes['aria-describedby']}
          className={styles.rows}
          data-cards={props.isCards || undefined}
        >
          {rows.length > 0 && (
            <table className={styles.table} aria-labelledby={`${id}-label`}>
              <thead>
                <tr>
                  <th scope="col" className={styles.number}>
                    {text('widget.RecordForm.row')}
                  </th>
                  {columns.map(({ id: column, label, width, isRequired }) => (
                    <th
                      key={column}
                      scope="col"
                      style={width === null ? undefined : { width: `${(width / 24) * 100}%` }}
                    >
                      {label}
                      {isRequired && (
                        <span className={styles.required} aria-hidden="true">
                          *
                        </span>
                      )}
                    </th>
                  ))}
                  {isOpen && <th scope="col">{text('widget.RecordForm.rowActions')}</th>}
                </tr>
              </thead>
              <tbody>
                {keys.map((key, index) => (
                  <FormRow
                    key={key}
                    id={`${prefix}-${key}`}
                    index={index}
                    isLast={index === rows.length - 1}
                    isOpen={isOpen}
                    columns={columns}
                    nodes={nodesOf(index)}
                    around={around}
                    actions={control}
                  />
                ))}
              </tbody>
              <RowSums columns={columns} rows={rows} isOpen={isOpen} />
            </table>
          )}
          {isOpen && (
            <button
              type="button"
              id={prefix}
              className={styles.add}
              disabled={rows.length >= most}
              aria-label={text('widget.RecordForm.addTo', { table: props.label })}
              onClick={() => control.add(props.defaults)}
            >
              <Glyph name="plus" size={16} />
              {text('widget.RecordForm.add')}
            </button>
          )}
        </fieldset>
      )}
    </Field>
  );
}
