import { CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date';
import { Calendar } from 'primereact/calendar';
import { type ChangeEvent, memo, type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Limits } from '../kit/calendar/day.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './months.module.css';
import { DayCell } from './DayCell.tsx';
import { useCalendarLocale } from './useCalendarLocale.tsx';

interface MonthProps {
  id: string;
  /** Its first day. */
  month: CalendarDate;
  /** How many months are before it. */
  at: number;
  /** No month is after it. */
  isLast: boolean;
  limits: Limits;
  /** Asks for another first month. */
  onShow: (month: CalendarDate) => void;
  onPick: (day: CalendarDate) => void;
  /** The grid is a new element. */
  onRendered: (grid: HTMLElement | null) => void;
}

/** Years to choose from on either side, where no limit says so: a birthday needs some steps back. */
const reach = 100;

/** One month of PrimeReact's Calendar. */
export const Month = memo(function Month(props: MonthProps): ReactElement {
  const { id, month, at, isLast, limits, onShow, onPick, onRendered } = props;
  const { min, max } = limits;
  const intl = useIntl();
  const locale = useCalendarLocale();
  const viewDate = useMemo(() => dateOf(month), [month]);
  const dates = useMemo(() => ({ min: min && dateOf(min), max: max && dateOf(max) }), [min, max]);
  const from = Math.min(month.year, Math.max(min?.year ?? 0, month.year - reach));
  const to = Math.max(month.year, max?.year ?? Math.min(9999, month.year + reach));
  const name = intl.formatters
    .getDateTimeFormat(intl.locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(month.toDate('UTC'));
  return (
    <div className={styles.month}>
      <span id={`${id}-name`} className={styles.name}>
        <Spoken live>{name}</Spoken>
      </span>
      <Calendar
        inline
        locale={locale}
        viewDate={viewDate}
        minDate={dates.min}
        maxDate={dates.max}
        showOtherMonths={false}
        prevIcon={<Glyph name="chevron-left" size={16} />}
        nextIcon={<Glyph name="chevron-right" size={16} />}
        monthNavigator
        monthNavigatorTemplate={(choice) => (
          <PartSelect {...choice} part="month" at={at} label={intl.formatMessage({ id: 'widget.DateField.month' })} />
        )}
        yearNavigator
        yearRange={`${from}:${to}`}
        yearNavigatorTemplate={(choice) => (
          <PartSelect {...choice} part="year" at={at} label={intl.formatMessage({ id: 'widget.DateField.year' })} />
        )}
        dateTemplate={(day) => <DayCell day={new CalendarDate(day.year, day.month + 1, day.day)} />}
        onViewDateChange={({ value }) => onShow(dayIn(value).subtract({ months: at }))}
        onSelect={({ value }) => {
          if (value instanceof Date) onPick(dayIn(value));
        }}
        pt={{
          table: { 'aria-labelledby': `${id}-name`, ref: onRendered },
          previousButton: { hidden: at > 0, disabled: min && startOfMonth(month).compare(min) <= 0 },
          nextButton: { hidden: !isLast, disabled: max && endOfMonth(month).compare(max) >= 0 },
        }}
      />
    </div>
  );
});

interface PartSelectProps {
  part: 'month' | 'year';
  at: number;
  label: string;
  value: string | number | undefined | null;
  // Calendar's own type of its options.
  options: readonly { label: string | number; value: number }[];
  onChange: (event: ChangeEvent<HTMLSelectElement>, value: string) => void;
}

/** Goes to another month or year at once. */
function PartSelect({ part, at, label, value, options, onChange }: PartSelectProps): ReactElement {
  const intl = useIntl();
  return (
    <select
      className={styles.choice}
      aria-label={label}
      data-choice={`${part}-${at}`}
      value={value ?? undefined}
      onChange={(event) => onChange(event, event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {part === 'year'
            ? intl.formatters
                .getDateTimeFormat(intl.locale, { year: 'numeric', timeZone: 'UTC' })
                .format(new CalendarDate(option.value, 1, 1).toDate('UTC'))
            : option.label}
        </option>
      ))}
    </select>
  );
}

/** Calendar's dates are midnights of the browser's own zone. */
function dateOf({ year, month, day }: CalendarDate): Date {
  return new Date(year, month - 1, day);
}

function dayIn(date: Date): CalendarDate {
  return new CalendarDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
