import { defineControl, type Props } from '../base/define-control.ts';

export const control = defineControl('duration', {
  widgets: ['DurationField'],
  input({ granularity, min, max }) {
    const props: Props = { seconds: granularity === 'second' };
    if (min !== undefined) props['min'] = min;
    if (max !== undefined) props['max'] = max;
    return { widget: 'DurationField', props, hasReadOnly: true };
  },
  // `display` has its text.
  cell: () => ({ kind: 'text', align: 'end' }),
  editor: () => 'words',
});
