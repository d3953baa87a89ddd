import { type CalendarDate, today } from '@internationalized/date';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import calendar from '../kit/calendar/calendar.module.css';
import { isWithin } from '../kit/calendar/day.ts';
import { useZone } from '../kit/calendar/useZone.ts';
import { deferred } from '../kit/deferred/deferred.tsx';
import field from '../kit/field/field.module.css';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './DateRange.module.css';
import { inOrder, type Preset, presetRange } from './preset-range.ts';
import type { RangeChoice } from './range-choice.ts';

const Months = deferred(async () => (await import('../prime/Months.tsx')).Months);

/** Room for two months and the presets beside each other, in px. */
const roomForTwo = 780;
const usual: readonly Preset[] = ['today', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth'];

/** Presets, and a calendar in which the first press sets one end and the second the other, whichever comes first. */
export function RangePanel({ id, props, range, limits, onPick }: RangeChoice): ReactElement {
  const { formatMessage, locale } = useIntl();
  const zone = useZone();
  const [now] = useState(() => today(zone));
  const [rendered, setRendered] = useState<{ from: CalendarDate; near: CalendarDate }>();
  const presets = (props.presets ?? usual).map((preset) => ({ preset, days: presetRange(preset, now, locale) }));
  const words: Record<Preset, string> = {
    today: formatMessage({ id: 'widget.DateRange.today' }),
    yesterday: formatMessage({ id: 'widget.DateRange.yesterday' }),
    thisWeek: formatMessage({ id: 'widget.DateRange.thisWeek' }),
    last7Days: formatMessage({ id: 'widget.DateRange.last7Days' }),
    last30Days: formatMessage({ id: 'widget.DateRange.last30Days' }),
    thisMonth: formatMessage({ id: 'widget.DateRange.thisMonth' }),
    lastMonth: formatMessage({ id: 'widget.DateRange.lastMonth' }),
    thisYear: formatMessage({ id: 'widget.DateRange.thisYear' }),
  };
  return (
    <div className={styles.panel}>
      {presets.length > 0 && (
        <ul className={styles.presets}>
          {presets.map(({ preset, days }) => (
            <li key={preset}>
              <button
                type="button"
                className={field.small}
                disabled={!isWithin(days.from, limits) || !isWithin(days.to, limits)}
                onClick={() => onPick(days)}
              >
                {words[preset]}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.days}>
        <Months
          id={id}
          start={range.from ?? range.to ?? now}
          today={now}
          selected={rendered ? inOrder(rendered.from, rendered.near) : range}
          limits={limits}
          months={window.innerWidth < roomForTwo ? 1 : 2}
          onPick={(day) => (rendered ? onPick(inOrder(rendered.from, day)) : setRendered({ from: day, near: day }))}
          onNear={rendered && ((near) => setRendered({ ...rendered, near }))}
        />
        <div className={calendar.foot}>
          <span className={styles.step}>
            {rendered ? formatMessage({ id: 'widget.DateRange.end' }) : formatMessage({ id: 'widget.DateRange.start' })}
          </span>
          <Spoken live>{rendered && formatMessage({ id: 'widget.DateRange.end' })}</Spoken>
          {!props.required && (
            <button
              type="button"
              className={field.small}
              disabled={!range.from && !range.to}
              onClick={() => onPick({})}
            >
              {formatMessage({ id: 'widget.DateField.clear' })}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
