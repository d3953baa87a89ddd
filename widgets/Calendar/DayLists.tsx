import type { CalendarDate } from '@internationalized/date';
import { type ReactElement, useId } from 'react';
import { useIntl } from 'react-intl';
import { Modal } from '../kit/dialog/Modal.tsx';
import { ModalFrame } from '../kit/dialog/ModalFrame.tsx';
import styles from './Calendar.module.css';
import { type CalendarEntry, entriesOn } from './calendar-entry.ts';
import { EntryButton, type EntryProps } from './EntryButton.tsx';
import { useDayWords } from './useDayWords.ts';

interface ListProps {
  entries: readonly CalendarEntry[];
  onOpen: EntryProps['onOpen'];
}

/** The most entries of one day that are listed, and of a day among others. */
const most = { day: 100, agenda: 5 } as const;

function EntryList({ entries, onOpen }: ListProps): ReactElement {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <EntryButton entry={entry} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

interface DayProps extends ListProps {
  id: string;
  day: CalendarDate;
  onClose: () => void;
}

/** All entries of one day, over the page. */
export function DayDialog({ id, day, entries, onOpen, onClose }: DayProps): ReactElement {
  const { formatMessage } = useIntl();
  const words = useDayWords();
  const own = entriesOn(day, entries);
  const shown = own.slice(0, most.day);
  return (
    <Modal id={id} side="center" labelledBy={`${id}-title`} onDismiss={onClose} style={{ maxWidth: 440 }}>
      <ModalFrame
        titleId={`${id}-title`}
        title={words.long(day)}
        closeLabel={formatMessage({ id: 'widget.Calendar.close' })}
        onClose={onClose}
      >
        {own.length === 0 ? (
          <p className={styles.note}>{formatMessage({ id: 'widget.Calendar.none' })}</p>
        ) : (
          <EntryList entries={shown} onOpen={onOpen} />
        )}
        {shown.length < own.length && (
          <p className={styles.note}>
            {formatMessage({ id: 'widget.Calendar.cut' }, { shown: shown.length, total: own.length })}
          </p>
        )}
      </ModalFrame>
    </Modal>
  );
}

interface AgendaProps extends ListProps {
  days: readonly CalendarDate[];
  isLoading: boolean;
  onDay: (day: CalendarDate) => void;
}

/** Where there is little room: the days that have entries, below each other. */
export function Agenda({ days, entries, isLoading, onOpen, onDay }: AgendaProps): ReactElement {
  const { formatMessage } = useIntl();
  const words = useDayWords();
  const base = useId();
  const filled = days.map((day) => ({ day, own: entriesOn(day, entries) })).filter(({ own }) => own.length > 0);
  if (filled.length === 0 && !isLoading)
    return <p className={styles.note}>{formatMessage({ id: 'widget.Calendar.none' })}</p>;
  return (
    <ol className={styles.agenda}>
      {filled.map(({ day, own }) => {
        const left = own.length - most.agenda;
        return (
          <li key={day.toString()} aria-labelledby={`${base}-${day.toString()}`}>
            <p id={`${base}-${day.toString()}`} className={styles.agendaDay}>
              {words.long(day)}
            </p>
            <EntryList entries={own.slice(0, most.agenda)} onOpen={onOpen} />
            {left > 0 && (
              <button
                type="button"
                className={styles.more}
                aria-label={formatMessage({ id: 'widget.Calendar.moreOf' }, { count: left, day: words.long(day) })}
                onClick={() => onDay(day)}
              >
                {formatMessage({ id: 'widget.Calendar.more' }, { count: left })}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
