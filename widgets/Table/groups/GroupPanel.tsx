import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { TableEvents, TableProps } from '../../generated/types.ts';
import { Pager } from '../../Pagination/Pager.tsx';
import { Cards } from '../cards/Cards.tsx';
import { Grid } from '../grid/Grid.tsx';
import type { TableGroup } from '../model/groups/groups.ts';
import { partOfChoice } from '../model/rows/useChoice.ts';
import styles from './GroupList.module.css';
import { TableNotice } from '../parts/TableNotice.tsx';
import { groupSize, useGroupRows } from '../model/groups/useGroupRows.ts';
import type { TableModel } from '../model/useTableModel.ts';
import type { GroupedRows } from '../model/groups/useGroups.ts';

interface GroupPanelProps {
  widget: WidgetProps<TableProps, TableEvents>;
  model: TableModel;
  grouped: GroupedRows;
  group: TableGroup;
  /** Of all groups that have rows, for ids of the page. */
  index: number;
  isNarrow: boolean;
  pause: number;
  onMove: (key: string, target: string) => void;
  onSay: (text: string) => void;
}

/** The rows of one open group: a grid, or cards, of its own, with the columns, the choice and the editing of the table. */
export function GroupPanel(panel: GroupPanelProps): ReactElement {
  const { widget, model, grouped, group, index, isNarrow, pause, onMove, onSay } = panel;
  const { formatMessage } = useIntl();
  const { props } = widget;
  const [page, setPage] = useState(1);
  const rowKey = props.rowKey ?? 'id';
  const { read } = widget;
  const asked = { page, counted: props.groups, isLive: grouped.isLive, rowKey, read };
  const found = useGroupRows(props.groupRows, group, asked);
  const { rows, news, total = group.count, isLoading, error } = found;
  const { id: groupId } = group;
  const { show } = grouped;
  useEffect(() => {
    show(groupId, rows, news);
    return () => show(groupId, []);
  }, [show, groupId, rows, news]);
  const id = `${widget.id}-group-${index}`;
  const notice = error ? 'error' : rows.length > 0 ? undefined : isLoading ? 'loading' : 'empty';
  const own: typeof widget = {
    ...widget,
    id,
    // What was wrong with a change is about cells of the group that sent it.
    props: {
      ...props,
      label: group.label,
      loading: isLoading,
      error: error ?? null,
      issues: grouped.editedIn === groupId ? props.issues : [],
    },
    emit(event, detail) {
      if (event === 'editCells') grouped.editIn(groupId);
      widget.emit(event, detail);
    },
  };
  const part: TableModel = {
    ...model,
    rows,
    changes: { ...model.changes, news },
    notice,
    // In their columns below the rows; of other columns the head says them.
    totals: model.totals.map((total) => ({ ...total, text: group.texts[total.key] ?? '–' })),
    canFilter: false,
    choice: partOfChoice(model.choice, rows, { first: grouped.firstOf(groupId), rowKey }),
  };
  if (group.filter === undefined)
    return <p className={styles.none}>{formatMessage({ id: 'widget.Table.groupClosed' })}</p>;
  return (
    <>
      {notice ? (
        <TableNotice state={notice} widget={{ ...own, listens: () => true, emit: found.retry }} onClear={found.retry} />
      ) : props.gallery || (isNarrow && props.cards) ? (
        <Cards widget={own} model={part} />
      ) : (
        <Grid widget={own} model={part} isNarrow={isNarrow} pause={pause} onMove={onMove} onSay={onSay} />
      )}
      <span id={`${id}-keys`} hidden>
        {formatMessage({ id: 'widget.Table.headerKeys' })}
      </span>
      {total !== undefined && total > groupSize && (
        <Pager
          id={`${id}-pages`}
          label={formatMessage({ id: 'widget.Table.pagesOf' }, { name: group.label })}
          page={page}
          size={groupSize}
          total={total}
          counting={props.counting}
          count={rows.length}
          nextCursor={undefined}
          disabled={isLoading}
          onPage={setPage}
          onSize={() => undefined}
        />
      )}
    </>
  );
}
