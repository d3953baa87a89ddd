import type { CalendarDate } from '@internationalized/date';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { inertProps } from '../kit/field/inert-props.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import styles from './Calendar.module.css';
import { type ShownDays, stepFrom } from './shown-days.ts';
import { useDayWords } from './useDayWords.ts';

interface HeadProps {
  id: string;
  view: 'month' | 'week';
  active: CalendarDate;
  today: CalendarDate;
  shown: ShownDays;
  onView: (view: 'month' | 'week') => void;
  onDay: (day: CalendarDate) => void;
}

/** Which days are shown, with the ways to others. */
export function CalendarHead({ id, view, active, today, shown, onView, onDay }: HeadProps): ReactElement {
  const { formatMessage } = useIntl();
  const words = useDayWords();
  const title = view === 'week' ? words.range(shown.first, shown.last) : words.month(active);
  const step = (by: -1 | 1, label: string): ReactElement => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      onClick={() => onDay(stepFrom(active, view, by))}
    >
      <Glyph name={by === 1 ? 'chevron-right' : 'chevron-left'} size={18} />
    </button>
  );
  return (
    <div className={styles.head}>
      {step(-1, formatMessage({ id: 'widget.Calendar.previous' }, { view }))}
      {step(1, formatMessage({ id: 'widget.Calendar.next' }, { view }))}
      <p className={styles.title} aria-live="polite">
        {title}
      </p>
      <button type="button" className={styles.today} onClick={() => onDay(today)}>
        {formatMessage({ id: 'widget.Calendar.today' })}
      </button>
      <SegmentedControl
        {...inertProps(`${id}-view`)}
        props={{
          label: formatMessage({ id: 'widget.Calendar.view' }),
          labelHidden: true,
          size: 'sm',
          options: [
            { value: 'month', label: formatMessage({ id: 'widget.Calendar.month' }) },
            { value: 'week', label: formatMessage({ id: 'widget.Calendar.week' }) },
          ],
        }}
        bound={{ value: view, set: (next) => onView(next === 'week' ? 'week' : 'month') }}
        error={undefined}
      />
    </div>
  );
}
