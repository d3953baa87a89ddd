import { type CalendarDate, today } from '@internationalized/date';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import styles from '../kit/calendar/calendar.module.css';
import { isWithin, type Limits } from '../kit/calendar/day.ts';
import { useZone } from '../kit/calendar/useZone.ts';
import { deferred } from '../kit/deferred/deferred.tsx';
import field from '../kit/field/field.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Popover } from '../kit/popover/Popover.tsx';

const Months = deferred(async () => (await import('../prime/Months.tsx')).Months);

interface DayButtonProps {
  id: string;
  /** What the day is. */
  label: string;
  day: CalendarDate | undefined;
  limits: Limits;
  /** Whose today it is; absent: the reader's. */
  timeZone?: string;
  canClear: boolean;
  disabled: boolean | undefined;
  onPick: (day: CalendarDate | undefined) => void;
}

/** The button that opens a calendar; a day that is chosen closes it. */
export function DayButton(props: DayButtonProps): ReactElement {
  const { id, label, day, limits, canClear, disabled, onPick } = props;
  const { formatMessage } = useIntl();
  const zone = useZone(props.timeZone);
  const name = formatMessage({ id: 'widget.DateField.choose' }, { label });
  return (
    <Popover
      id={id}
      label={name}
      tip={formatMessage({ id: 'widget.DateField.keys' }, { name })}
      // The text is the stop of Tab, and its keys open this.
      tabIndex={-1}
      className={field.end}
      face={<Glyph name="calendar" size={16} />}
      disabled={disabled}
    >
      {(close) => {
        const now = today(zone);
        const pick = (next: CalendarDate | undefined) => {
          onPick(next);
          close();
        };
        return (
          <>
            <Months id={id} start={day ?? now} today={now} selected={{ from: day }} limits={limits} onPick={pick} />
            <div className={styles.foot}>
              <button type="button" className={field.small} disabled={!isWithin(now, limits)} onClick={() => pick(now)}>
                {formatMessage({ id: 'widget.DateField.today' })}
              </button>
              {canClear && (
                <button type="button" className={field.small} disabled={!day} onClick={() => pick(undefined)}>
                  {formatMessage({ id: 'widget.DateField.clear' })}
                </button>
              )}
            </div>
          </>
        );
      }}
    </Popover>
  );
}
