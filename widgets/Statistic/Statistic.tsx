import type { ReactElement } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { StatisticProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './Statistic.module.css';

const directions = defineMessages({
  up: { id: 'widget.Statistic.up' },
  down: { id: 'widget.Statistic.down' },
  same: { id: 'widget.Statistic.same' },
});

/** One figure in the reader's own number format. */
export function Statistic({ id, props }: WidgetProps<StatisticProps>): ReactElement {
  const { value, unit, hint, icon } = props;
  const intl = useIntl();
  const digits = props.digits ?? 0;
  const figure =
    typeof value === 'number'
      ? intl.formatNumber(value, {
          style: props.format === 'percent' ? 'percent' : 'decimal',
          notation: props.format === 'compact' ? 'compact' : 'standard',
          minimumFractionDigits: props.format === 'compact' ? undefined : digits,
          maximumFractionDigits: digits,
        })
      : value || '–';
  return (
    <dl id={id} className={styles.statistic}>
      <dt className={styles.name}>
        {icon && isIconName(icon) && <Glyph name={icon} size={16} />}
        {props.label}
      </dt>
      <dd className={styles.figure}>
        {figure}
        {unit && <span className={styles.unit}> {unit}</span>}
      </dd>
      {typeof props.change === 'number' && (
        <dd className={styles.line}>
          <Change change={props.change} better={props.better ?? 'up'} />
        </dd>
      )}
      {hint && <dd className={styles.line}>{hint}</dd>}
    </dl>
  );
}

function Change({ change, better }: { change: number; better: 'up' | 'down' }): ReactElement {
  const intl = useIntl();
  const direction = change === 0 ? 'same' : change > 0 ? 'up' : 'down';
  return (
    <span className={styles.change} data-tone={direction === 'same' ? 'same' : direction === better ? 'good' : 'bad'}>
      <Spoken>{intl.formatMessage(directions[direction])}</Spoken>
      <Glyph name={direction === 'same' ? 'minus' : `arrow-${direction}`} size={14} />
      {intl.formatNumber(Math.abs(change), { style: 'percent', maximumFractionDigits: 1 })}
    </span>
  );
}
