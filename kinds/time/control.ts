import { defineControl } from '../base/define-control.ts';

export const control = defineControl('time', {
  input: ({ granularity }) => ({
    widget: 'TimeField',
    props: { step: granularity === 'second' ? 1 : 60 },
    hasReadOnly: true,
  }),
  format: () => ({ type: 'text' }),
  editor: () => 'time',
});
