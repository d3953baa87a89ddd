import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { TableEvents, TableProps } from '../generated/types.ts';
import { useNarrowBox } from '../kit/narrow/useNarrowBox.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { Cards } from './cards/Cards.tsx';
import { ChosenBar } from './parts/ChosenBar.tsx';
import { deskOfTable, TableDesk } from './files/TableDesk.ts';
import { Grid } from './grid/Grid.tsx';
import { GroupList } from './groups/GroupList.tsx';
import { GroupPanel } from './groups/GroupPanel.tsx';
import { NewsLine } from './parts/NewsLine.tsx';
import styles from './Table.module.css';
import { TableBar } from './views/TableBar.tsx';
import { TableFoot } from './parts/TableFoot.tsx';
import { TableNotice } from './parts/TableNotice.tsx';
import { TotalsBar } from './parts/Totals.tsx';
import type { Changes, RowNews } from './model/rows/useChanges.ts';
import { type TableModel, useTableModel } from './model/useTableModel.ts';

/** Below this width of the table, in px, actions are in menus. */
const narrow = 640;
/** Milliseconds after the last key until what is typed is asked of a server. */
const pause = 300;

/** Rows in columns. It shows what it is given and emits what is wanted; the document's calls and state do the rest. */
export function Table(widget: WidgetProps<TableProps, TableEvents>): ReactElement {
  const { id, props } = widget;
  const { formatMessage } = useIntl();
  const [isNarrow, watchWidth] = useNarrowBox(narrow);
  const [desk] = useState(deskOfTable);
  const [announcement, announce] = useState('');
  const model = useTableModel(widget);
  const { arranged, columns, query, notice, rows, grouped, totals } = model;
  const hasCards = props.gallery === true || (isNarrow && props.cards === true);
  const hasColumns = !hasCards;
  const isShown = (field: string | undefined) => arranged.shown.some((one) => one.field === field);
  const isInColumns = !grouped && hasColumns;
  const loose = isInColumns ? totals.filter(({ field }) => !isShown(field)) : totals;

  function move(key: string, target: string): void {
    arranged.move(key, target);
    const name = columns.find((column) => column.key === key)?.header ?? '';
    const position = arranged.shown.findIndex((column) => column.key === target) + 1;
    announce(formatMessage({ id: 'widget.Table.moved' }, { name, place: position, count: arranged.shown.length }));
  }

  return (
    <div
      id={id}
      ref={watchWidth}
      className={styles.table}
      data-fill={props.fill ?? false}
      data-narrow={isNarrow}
      data-cards={(hasCards && !grouped) || undefined}
    >
      {model.broken}
      <TableBar
        widget={widget}
        query={query}
        arranged={arranged}
        density={model.density}
        isNarrow={isNarrow}
        pause={pause}
        views={props.views ? model.views : undefined}
        onMove={move}
        onSay={announce}
      />
      <TableDesk value={desk}>
        <div
          className={styles.box}
          data-loading={(props.loading ?? false) && !notice}
          data-grouped={grouped !== undefined || undefined}
        >
          {grouped ? (
            !notice && (
              <GroupList
                label={props.label}
                grouped={grouped}
                totals={totals.map((total) => ({ ...total, isInColumn: hasColumns && isShown(total.field) }))}
                panel={(group, index) => (
                  <GroupPanel
                    widget={widget}
                    model={model}
                    grouped={grouped}
                    group={group}
                    index={index}
                    isNarrow={isNarrow}
                    pause={pause}
                    onMove={move}
                    onSay={announce}
                  />
                )}
              />
            )
          ) : hasCards ? (
            !notice && <Cards widget={widget} model={model} />
          ) : (
            <Grid
              widget={widget}
              model={model}
              isNarrow={isNarrow}
              pause={pause}
              onMove={move}
              onSay={announce}
              hasNewRow={props.canAdd === true && !isNarrow}
            />
          )}
          {notice && <TableNotice state={notice} widget={widget} onClear={query.clear} />}
        </div>
      </TableDesk>
      {!hasColumns && <ChosenBar widget={widget} choice={model.choice} isBelow />}
      {widget.listens('reload') && (
        <NewsLine
          changes={grouped && widget.listens('news') ? groupChanges(model) : model.changes}
          isGrouped={grouped !== undefined}
          isAbovePages={hasCards && !grouped}
          onReload={() => widget.emit('reload', null)}
        />
      )}
      {!notice && <TotalsBar totals={loose} />}
      {!grouped && (
        <TableFoot
          widget={widget}
          isPaged={model.isPaged}
          paging={model.paging}
          count={rows.length}
          isReady={!notice}
        />
      )}
      {hasColumns && props.selection === 'multiple' && (
        <div className={styles.chosenRoom}>
          <ChosenBar widget={widget} choice={model.choice} />
        </div>
      )}
      <span id={`${id}-keys`} hidden>
        {formatMessage({ id: 'widget.Table.headerKeys' })}
      </span>
      <Spoken live>{announcement}</Spoken>
    </div>
  );
}

/** What the rows of open groups say that others did; what is in closed ones is counted there. */
function groupChanges({ changes, grouped }: TableModel): Changes {
  const news = grouped?.news ?? changes.news;
  const count = (wanted: RowNews) => [...news.values()].filter((one) => one === wanted).length;
  return { ...changes, news, added: count('added'), changed: 0, gone: count('gone') };
}
