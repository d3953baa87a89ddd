import type { ReactElement, ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { StatisticEvents, StatisticProps } from '../generated/types.ts';
import { LoadTrouble } from '../kit/listbox/LoadTrouble.tsx';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { isIconName } from '../kit/icons/names.ts';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './Statistic.module.css';

const directions = defineMessages({
  up: { id: 'widget.Statistic.up' },
  down: { id: 'widget.Statistic.down' },
  same: { id: 'widget.Statistic.same' },
});

/** One figure in the reader's own number format. It is a button where the document listens to its `click`. */
export function Statistic({ id, props, emit, listens }: WidgetProps<StatisticProps, StatisticEvents>): ReactElement {
  const { label, unit, hint, icon, error } = props;
  const { formatMessage } = useIntl();
  const words = useFigure(props);
  const isLoading = props.loading === true && !error;
  const canPress = !isLoading && !error && listens('click');
  return (
    <dl id={id} className={styles.statistic} aria-busy={isLoading || undefined} data-pressable={canPress || undefined}>
      <dt className={styles.name}>
        {icon && isIconName(icon) && <Glyph name={icon} size={16} />}
        {label}
      </dt>
      <dd className={styles.figure}>{figure()}</dd>
      {typeof props.change === 'number' && (
        <dd className={styles.line}>
          <Change change={props.change} better={props.better ?? 'up'} />
        </dd>
      )}
      {hint && <dd className={styles.line}>{hint}</dd>}
    </dl>
  );

  function figure(): ReactNode {
    if (error)
      return (
        <LoadTrouble
          error={error}
          retryText={formatMessage({ id: 'widget.Statistic.retry' })}
          onRetry={listens('retry') ? () => emit('retry', null) : undefined}
        />
      );
    if (isLoading)
      return (
        <span className={styles.bone}>
          <Spoken>{formatMessage({ id: 'widget.Statistic.loading' })}</Spoken>
        </span>
      );
    const shown = (
      <>
        {words}
        {unit && <span className={styles.unit}> {unit}</span>}
      </>
    );
    if (!canPress) return shown;
    const name = [words, unit].filter(Boolean).join(' ');
    return (
      <button
        type="button"
        className={styles.press}
        aria-label={formatMessage({ id: 'widget.Statistic.press' }, { label, figure: name })}
        onClick={() => emit('click', null)}
      >
        {shown}
      </button>
    );
  }
}

/** The figure as the reader's language writes it; a dash for none. */
function useFigure({ value, format, digits = 0 }: StatisticProps): string {
  const { formatNumber } = useIntl();
  if (typeof value !== 'number') return value || '–';
  return formatNumber(value, {
    style: format === 'percent' ? 'percent' : 'decimal',
    notation: format === 'compact' ? 'compact' : 'standard',
    minimumFractionDigits: format === 'compact' ? undefined : digits,
    maximumFractionDigits: digits,
  });
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
