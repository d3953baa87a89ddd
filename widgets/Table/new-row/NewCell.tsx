import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { TableProps } from '../../generated/types.ts';
import box from '../../Checkbox/Checkbox.module.css';
import { Spoken } from '../../kit/spoken/Spoken.tsx';
import { isChoice } from '../model/columns/column.ts';
import { Editor } from '../editing/Editor.tsx';
import { GridPart } from '../parts/GridPart.tsx';
import { newText } from './new-values.ts';
import styles from './new-row.module.css';
import type { NewColumn, NewRowEntry } from './useNewRow.ts';

/** Searching for people, departments and records is much, and not every list has them. */
const NewChoice = lazy(() => import('./NewChoice.tsx').then((module) => ({ default: module.NewChoice })));

interface NewCellProps {
  id: string;
  column: NewColumn;
  entry: NewRowEntry;
  relations: TableProps['relations'];
  /** From 1. */
  number: number;
  stickyAt: number | undefined;
  isLastSticky: boolean;
  /** What the first cell of a blank row says. */
  hint: string | undefined;
}

/** A cell of the blank row: it shows what was entered, and opens its field when the focus comes to it. */
export function NewCell(props: NewCellProps): ReactElement {
  const { column, entry, number, stickyAt, isLastSticky, hint } = props;
  const { formatMessage } = useIntl();
  const isOpen = entry.opened?.column === column.key && !entry.isSaving;
  const issue = entry.issueAt(column);
  const text = entry.unread[column.key]?.text ?? newText(column, entry.values[column.field]);
  const [usedIn, setUsedIn] = useState<number>();
  if (isOpen && usedIn !== entry.round) setUsedIn(entry.round);
  // Ids say nothing to a person: the field that found them stays, with their names.
  const isField =
    column.kind === 'boolean' ||
    (isChoice(column) && (usedIn === entry.round || entry.values[column.field] !== undefined));
  const name = formatMessage({ id: 'widget.Table.newCell' }, { name: column.header });
  return (
    <GridPart
      role="gridcell"
      className={styles.cell}
      aria-colindex={number}
      aria-invalid={issue ? true : undefined}
      title={issue}
      tabIndex={isOpen || isField ? -1 : 0}
      data-new
      data-align={column.align === 'start' ? undefined : column.align}
      data-editing={isOpen || undefined}
      data-invalid={issue ? true : undefined}
      data-sticky={stickyAt === undefined ? undefined : isLastSticky ? 'last' : 'true'}
      style={stickyAt === undefined ? undefined : { insetInlineStart: stickyAt }}
      onFocus={(event) => {
        if (event.target === event.currentTarget && !isField && !entry.isSaving) entry.open(column.key);
      }}
    >
      <Spoken>{text === '' || isOpen || isField ? name : `${name}: `}</Spoken>
      {isOpen || isField ? (
        <NewField {...props} isOpen={isOpen} />
      ) : text === '' && hint !== undefined ? (
        <span className={styles.hint} aria-hidden="true">
          {hint}
        </span>
      ) : (
        text
      )}
    </GridPart>
  );
}

function NewField({ id, column, entry, relations, isOpen }: NewCellProps & { isOpen: boolean }): ReactElement {
  const { formatMessage } = useIntl();
  const value = entry.values[column.field] ?? null;
  const tick = useRef<HTMLInputElement>(null);
  const { opened, takeFocus } = entry;
  const isTick = column.kind === 'boolean';
  useEffect(() => {
    if (isTick && isOpen && opened && takeFocus()) tick.current?.focus();
  }, [isTick, isOpen, opened, takeFocus]);
  if (isTick) {
    return (
      <input
        ref={tick}
        type="checkbox"
        className={box.box}
        aria-label={formatMessage({ id: 'widget.Table.edit' }, { name: column.header })}
        checked={value === true}
        onChange={() => entry.put(column, value !== true, undefined)}
      />
    );
  }
  if (isChoice(column)) {
    return (
      <Suspense fallback={null}>
        <NewChoice
          key={entry.round}
          id={id}
          column={column}
          value={value}
          relations={relations}
          opened={isOpen ? opened : undefined}
          takeFocus={takeFocus}
          keeper={{
            onLeft: (text) => entry.look(column, text),
            onUnmatched: (text) => entry.keepUnread(column, text),
            onGone: () => entry.forget(column),
          }}
          onChange={(next) => entry.put(column, next, undefined)}
        />
      </Suspense>
    );
  }
  return (
    <Editor
      key={`${column.key} ${entry.round}`}
      column={column}
      value={column.editor === 'words' ? newText(column, value) : value}
      typed={opened?.typed}
      takeFocus={takeFocus}
      onCommit={(next, step) => entry.put(column, next, step)}
      onLeave={(step) => entry.leave(column, step)}
      onEscape={(isChanged) => entry.escape(column, isChanged)}
      onUnread={(text, step, why) => entry.keepUnread(column, text, step, why)}
    />
  );
}
