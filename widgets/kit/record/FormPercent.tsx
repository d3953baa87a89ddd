import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { NumberFieldEvents, NumberFieldProps } from '../../generated/types.ts';
import { NumberField } from '../../NumberField/NumberField.tsx';

/** A number that is typed in percent and stored as a fraction: 12.5 is 0.125. */
export function FormPercent(given: WidgetProps<NumberFieldProps, NumberFieldEvents>): ReactElement {
  const { bound, props } = given;
  const percent = bound && {
    value: shifted(bound.value, 2),
    set: (value: unknown) => bound.set(shifted(value, -2)),
  };
  const { min, max } = props;
  const limits = { ...(min !== undefined && { min: min * 100 }), ...(max !== undefined && { max: max * 100 }) };
  return <NumberField {...given} bound={percent} props={{ ...props, ...limits, unit: '%' }} />;
}

/** Through the decimal notation, because 0.07 * 100 is 7.000000000000001. */
function shifted(value: unknown, digits: number): unknown {
  if (typeof value !== 'number') return value;
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + digits}`);
}
