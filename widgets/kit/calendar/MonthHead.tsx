import { type CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date';
import type { ReactElement } from 'react';
import { useFormats, useText } from '#engine';
import field from '../field/field.module.css';
import { Glyph } from '../icons/Glyph.tsx';
import { Spoken } from '../spoken/Spoken.tsx';
import styles from './calendar.module.css';
import { dayText } from './day-text.ts';
import type { Limits } from './day.ts';

interface MonthHeadProps {
  id: string;
  /** Its first day. */
  month: CalendarDate;
  limits: Limits;
  hasBack: boolean;
  hasForward: boolean;
  onShow: (month: CalendarDate) => void;
}

/** Years to choose from on either side, where no limit says so: a birthday needs some steps back. */
const reach = 100;

/** Which month is shown: a step back or forward, or any one at once, in the order that the reader writes dates. */
export function MonthHead({ id, month, limits, hasBack, hasForward, onShow }: MonthHeadProps): ReactElement {
  const text = useText();
  const formats = useFormats();
  const { locale } = formats;
  const { min, max } = limits;
  const named = (options: Intl.DateTimeFormatOptions, of: CalendarDate) =>
    formats.dateFormat({ ...options, timeZone: 'UTC' }).format(of.toDate('UTC'));
  const isYearFirst = dayText(locale).pattern[0]?.[1] === 'year';
  const from = Math.min(month.year, min?.year ?? Math.max(1, month.year - reach));
  const to = Math.max(month.year, max?.year ?? Math.min(9999, month.year + reach));

  const years = (
    <select
      key="year"
      className={styles.choice}
      aria-label={text('widget.DateField.year')}
      value={month.year}
      onChange={(event) => onShow(month.set({ year: Number(event.target.value) }))}
    >
      {range(from, to).map((year) => (
        <option key={year} value={year}>
          {named({ year: 'numeric' }, month.set({ year }))}
        </option>
      ))}
    </select>
  );
  const months = (
    <select
      key="month"
      className={styles.choice}
      aria-label={text('widget.DateField.month')}
      value={month.month}
      onChange={(event) => onShow(month.set({ month: Number(event.target.value) }))}
    >
      {range(1, 12).map((number) => (
        <option key={number} value={number}>
          {named({ month: 'long' }, month.set({ month: number }))}
        </option>
      ))}
    </select>
  );
  const step = (by: -1 | 1, isPossible: boolean) => (
    <button
      type="button"
      className={field.small}
      data-square="true"
      aria-label={text(by < 0 ? 'widget.DateField.earlier' : 'widget.DateField.later')}
      disabled={!isPossible}
      onClick={() => onShow(month.add({ months: by }))}
    >
      <Glyph name={by < 0 ? 'chevron-left' : 'chevron-right'} size={16} />
    </button>
  );
  return (
    <div className={styles.head}>
      {hasBack ? step(-1, !min || startOfMonth(month).compare(min) > 0) : <span className={styles.noStep} />}
      <span className={styles.choices}>{isYearFirst ? [years, months] : [months, years]}</span>
      <span id={`${id}-name`} className={styles.name}>
        <Spoken live>{named({ year: 'numeric', month: 'long' }, month)}</Spoken>
      </span>
      {hasForward ? step(1, !max || endOfMonth(month).compare(max) < 0) : <span className={styles.noStep} />}
    </div>
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
