import { defineControl } from '../base/define-control.ts';

export const control = defineControl('time', {
  widgets: ['TimeField'],
  input: ({ granularity }) => ({
    widget: 'TimeField',
    props: { step: granularity === 'second' ? 1 : 60 },
    hasReadOnly: true,
  }),
  editor: () => 'time',
});
