import { defineControl, type Props } from '../define-control.ts';
import type { KindOf } from '../field-kind.ts';

/** What stands behind a number: the code of a currency, or its unit. */
const unitOf = ({ style, currency = 'CNY', unit }: KindOf<'number'>): string | undefined =>
  style === 'money' ? currency : unit;

export const control = defineControl('number', {
  input(kind) {
    const { step, precision = 0, min, max, style } = kind;
    const unit = unitOf(kind);
    const props: Props = { step: step ?? 10 ** -precision };
    if (min !== undefined) props['min'] = min;
    if (max !== undefined) props['max'] = max;
    if (unit !== undefined) props['unit'] = unit;
    if (style === 'percent') return { widget: 'FormPercent', props, hasReadOnly: true };
    return { widget: 'NumberField', props, hasReadOnly: true };
  },
  format: (kind) => ({
    type: 'number',
    digits: kind.precision ?? null,
    unit: kind.style === 'percent' ? '%' : (unitOf(kind) ?? null),
    isPercent: kind.style === 'percent',
    isGrouped: kind.is_grouped ?? false,
  }),
  pasted: ({ style }) => ({ type: 'number', isPercent: style === 'percent' }),
});
