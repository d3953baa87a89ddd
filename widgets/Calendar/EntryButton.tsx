import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import styles from './Calendar.module.css';
import type { CalendarEntry } from './calendar-entry.ts';

export interface EntryProps {
  entry: CalendarEntry;
  /** Absent: it does not open. */
  onOpen: ((entry: CalendarEntry) => void) | undefined;
}

/** An entry by its colour, its time and what people know it by. */
export function EntryButton({ entry, onOpen }: EntryProps): ReactElement {
  const { formatMessage, formatTime } = useIntl();
  const { name, time, colour } = entry;
  const content = (
    <>
      {colour !== undefined && <span className={styles.spot} style={{ backgroundColor: colour }} aria-hidden="true" />}
      {time !== undefined && (
        <span className={styles.time}>
          {formatTime(`1970-01-01T${time}Z`, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })}
        </span>
      )}
      <span className={styles.name}>{name === '' ? formatMessage({ id: 'widget.Calendar.unnamed' }) : name}</span>
    </>
  );
  if (!onOpen) return <span className={styles.entry}>{content}</span>;
  return (
    <button type="button" className={styles.entry} title={name} onClick={() => onOpen(entry)}>
      {content}
    </button>
  );
}
