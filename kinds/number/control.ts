import { currencySymbol, writtenNumber } from '../shared/number-format.ts';
import { defineControl, type Props } from '../base/define-control.ts';

export const control = defineControl('number', {
  widgets: ['NumberField'],
  input({ step, precision = 0, min, max, style, currency = 'CNY', unit }, { locale }) {
    const props: Props = { step: step ?? 10 ** -precision };
    if (min !== undefined) props['min'] = min;
    if (max !== undefined) props['max'] = max;
    if (style === 'money') props['prefix'] = currencySymbol(currency, locale);
    else if (unit !== undefined) props['unit'] = unit;
    if (style === 'percent') return { widget: 'FormPercent', props, hasReadOnly: true };
    return { widget: 'NumberField', props, hasReadOnly: true };
  },
  written(kind, value, { locale }) {
    const { precision: digits, style, unit, is_grouped: isGrouped = false } = kind;
    // An amount is written as lists write it, by the symbol of its currency.
    if (style === 'money') return undefined;
    return writtenNumber(value, { digits, unit, isPercent: style === 'percent', isGrouped }, locale);
  },
  cell({ style = 'plain', unit, is_grouped: isGrouped, precision }) {
    // `display` has the text of a number with a unit or a currency.
    if (style !== 'plain' || unit !== undefined || isGrouped) return { kind: 'text', align: 'end' };
    // A whole number may be a year, which has no separators; what has decimals is an amount.
    if (!precision) return { kind: 'number', is_grouped: false, ...(precision === 0 && { digits: 0 }) };
    return { kind: 'number', digits: precision, ...(isGrouped === false && { is_grouped: false }) };
  },
  editor: () => 'number',
  isPercent: ({ style }) => style === 'percent',
});
