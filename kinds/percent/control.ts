import { defineControl, type Props } from '../base/define-control.ts';
import { fraction } from './fraction.ts';

export const control = defineControl('percent', {
  input({ min, max, precision = 0 }) {
    const props: Props = { step: 10 ** -precision };
    if (min !== undefined) props['min'] = fraction(min);
    if (max !== undefined) props['max'] = fraction(max);
    return { widget: 'FormPercent', props, hasReadOnly: true };
  },
  // `display` has its text.
  cell: () => ({ kind: 'text', align: 'end' }),
  editor: () => 'number',
  isPercent: () => true,
});
