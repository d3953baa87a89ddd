import { writtenDate } from '../shared/dates.ts';
import { defineControl } from '../base/define-control.ts';

export const control = defineControl('system', {
  written: ({ source }, value, reader) => (source.endsWith('_at') ? writtenDate(value, true, reader) : undefined),
  cell: ({ source }) => ({ kind: source.endsWith('_at') ? 'datetime' : 'text' }),
});
