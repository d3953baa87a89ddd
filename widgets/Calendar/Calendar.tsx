import { type CalendarDate, today as todayIn } from '@internationalized/date';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { CalendarEvents, CalendarProps } from '../generated/types.ts';
import { dayOf } from '../kit/calendar/day.ts';
import { useZone } from '../kit/calendar/useZone.ts';
import { LoadTrouble } from '../kit/listbox/LoadTrouble.tsx';
import { useNarrowBox } from '../kit/narrow/useNarrowBox.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import { useColumns } from '../Table/model/columns/useColumns.ts';
import { rowsOf } from '../Table/model/rows/row.ts';
import styles from './Calendar.module.css';
import { type CalendarEntry, entryReader } from './calendar-entry.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { Agenda, DayDialog } from './DayLists.tsx';
import { shownDays } from './shown-days.ts';
import { useRangeRows } from './useRangeRows.ts';
import { Weeks } from './Weeks.tsx';

/** Px below which days are listed below each other. */
const narrow = 640;

/** Entries on the days of a month or week. The days that are shown are written to `from` and `to`, for the call that lists their entries. */
export function Calendar(widget: WidgetProps<CalendarProps, CalendarEvents>): ReactElement {
  const { id, props, bounds, emit, listens, parts, read } = widget;
  const { formatMessage, locale } = useIntl();
  const timeZone = useZone();
  const [isNarrow, watch] = useNarrowBox(narrow);
  const [view, setView] = useState(props.view ?? 'month');
  const [active, setActive] = useState(() => dayOf(props.day) ?? todayIn(timeZone));
  const [opened, setOpened] = useState<CalendarDate>();
  const today = todayIn(timeZone);
  const shown = useMemo(() => shownDays(active, view, locale, isNarrow), [active, view, locale, isNarrow]);
  const [from, to] = [shown.first.toString(), shown.last.toString()];
  const { from: boundFrom, to: boundTo } = bounds;
  useEffect(() => {
    if (boundFrom && boundFrom.value !== from) boundFrom.set(from);
    if (boundTo && boundTo.value !== to) boundTo.set(to);
  }, [boundFrom, boundTo, from, to]);
  const isReady = (!boundFrom || boundFrom.value === from) && (!boundTo || boundTo.value === to);
  const listed = useRangeRows(props.entries, read, isReady && props.loading !== true);
  const { columns, broken } = useColumns(parts('fields'));
  const { start, end, colour, titleField, rowKey } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the props these alone say how a row becomes an entry.
  const entriesOf = useMemo(
    () => entryReader(columns, props, timeZone),
    [columns, timeZone, start, end, colour, titleField, rowKey], // oxlint-disable-line react-hooks/exhaustive-deps
  );
  const rows = props.entries ? listed.rows : props.rows;
  const entries = useMemo(() => entriesOf(rowsOf(rows)), [entriesOf, rows]);
  const isLoading = props.loading === true || (Boolean(props.entries) && listed.isLoading);
  const error = props.error ?? (props.entries ? listed.error : undefined);
  const onOpen = listens('rowClick')
    ? ({ row }: CalendarEntry) => {
        setOpened(undefined);
        emit('rowClick', { row });
      }
    : undefined;
  const cut = props.entries && !isLoading && listed.total !== undefined && listed.total > listed.rows.length;

  /** Keys lead to a day: its button has the focus once it is there. */
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    if (focused !== undefined) document.getElementById(focused)?.focus();
  }, [focused]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div
      ref={watch}
      role="group"
      id={id}
      className={styles.calendar}
      aria-label={props.label}
      aria-describedby={isNarrow ? undefined : `${id}-help`}
      aria-busy={isLoading || undefined}
    >
      {broken}
      <CalendarHead
        id={id}
        view={view}
        active={active}
        shown={shown}
        today={today}
        onView={setView}
        onDay={setActive}
      />
      {error && (
        <LoadTrouble
          error={error}
          retryText={formatMessage({ id: 'widget.Calendar.retry' })}
          onRetry={props.error ? (listens('retry') ? () => emit('retry', null) : undefined) : listed.retry}
        />
      )}
      {isNarrow ? (
        <Agenda days={shown.days} entries={entries} isLoading={isLoading} onOpen={onOpen} onDay={setOpened} />
      ) : (
        <Weeks
          id={id}
          weeks={shown.weeks}
          view={view}
          active={active}
          today={today}
          entries={entries}
          onActive={(day) => {
            setActive(day);
            setFocused(`${id}-day-${day.toString()}`);
          }}
          onDay={(day) => {
            setActive(day);
            setOpened(day);
          }}
          onOpen={onOpen}
        />
      )}
      {cut && (
        <p className={styles.note}>
          {formatMessage({ id: 'widget.Calendar.cut' }, { shown: listed.rows.length, total: listed.total })}
        </p>
      )}
      {opened && (
        <DayDialog
          id={`${id}-opened`}
          day={opened}
          entries={entries}
          onOpen={onOpen}
          onClose={() => setOpened(undefined)}
        />
      )}
      <span id={`${id}-help`} hidden>
        {formatMessage({ id: 'widget.Calendar.help' })}
      </span>
      <Spoken live>{isLoading ? formatMessage({ id: 'widget.Calendar.loading' }) : ''}</Spoken>
    </div>
  );
}
