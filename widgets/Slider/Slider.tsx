import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { SliderEvents, SliderProps } from '../generated/types.ts';
import { type Deferred, useDeferred } from '../kit/deferred/useDeferred.ts';
import { Field } from '../kit/field/Field.tsx';
import { useControllableState } from '../kit/field/useControllableState.ts';
import { LoadTrouble } from '../kit/listbox/LoadTrouble.tsx';
import type { SliderLineProps } from '../prime/SliderLine.tsx';
import styles from './Slider.module.css';

const sliderLine: Deferred<SliderLineProps> = {
  load: async () => (await import('../prime/SliderLine.tsx')).SliderLine,
  loaded: undefined,
};
const asItIs = (value: unknown): unknown => value;

/** A number, or a range of numbers, on a line. The state follows the handle; `change` reports where it came to rest. */
export function Slider({ id, props, bound, error, emit }: WidgetProps<SliderProps, SliderEvents>): ReactElement {
  const { formatMessage, formatNumber } = useIntl();
  const [current, setCurrent] = useControllableState(bound, asItIs);
  const { Part, hasFailed, retry } = useDeferred(sliderLine, true);
  const { label, range = false, min = 0, step = 1, unit } = props;
  const max = Math.max(props.max ?? 100, min + step);
  const numbers = useMemo(() => numbersIn(current, { range, min, max }), [current, range, min, max]);
  const handles = useMemo(() => {
    const write = (number: number) =>
      unit ? formatMessage({ id: 'widget.Slider.unit' }, { number: formatNumber(number), unit }) : formatNumber(number);
    const labels = range
      ? [formatMessage({ id: 'widget.Slider.from' }, { label }), formatMessage({ id: 'widget.Slider.to' }, { label })]
      : [label];
    return labels.map((name, at) => ({ label: name, text: write(numbers[at] ?? min) }));
  }, [numbers, range, label, unit, min, formatMessage, formatNumber]);
  const [first, second] = handles.map((handle) => handle.text);
  const move = (next: readonly number[], isDone: boolean) => {
    const [from = min, to = max] = next;
    const value = range ? { from, to } : from;
    if (next.some((number, at) => number !== numbers[at])) setCurrent(value);
    if (isDone) emit('change', { value });
  };
  return (
    <Field
      id={id}
      label={label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={error}
      aside={
        <output className={styles.number}>
          {second === undefined ? first : formatMessage({ id: 'widget.Slider.between' }, { from: first, to: second })}
        </output>
      }
      group
    >
      {(control) => (
        <fieldset id={id} aria-labelledby={`${id}-label`} className={styles.box}>
          {Part ? (
            <Part
              {...{ numbers, handles, min, max, step }}
              describedBy={control['aria-describedby']}
              disabled={props.disabled ?? false}
              onMove={move}
            />
          ) : hasFailed ? (
            <LoadTrouble
              error={formatMessage({ id: 'engine.failed' })}
              retryText={formatMessage({ id: 'engine.failed.retry' })}
              onRetry={retry}
            />
          ) : (
            <span className={styles.empty} />
          )}
        </fieldset>
      )}
    </Field>
  );
}

/** What is bound as numbers on the line: one, or both ends in their order. */
function numbersIn(value: unknown, { range, min, max }: { range: boolean; min: number; max: number }): number[] {
  const inside = (number: unknown, otherwise: number) =>
    typeof number === 'number' && Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : otherwise;
  if (!range) return [inside(value, min)];
  const { from, to }: { from?: unknown; to?: unknown } = typeof value === 'object' && value !== null ? value : {};
  const start = inside(from, min);
  return [start, Math.max(start, inside(to, max))];
}
