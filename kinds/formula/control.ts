import { writtenNumber } from '../shared/number-format.ts';
import { writtenDate } from '../shared/dates.ts';
import { defineControl } from '../base/define-control.ts';

export const control = defineControl('formula', {
  written({ result, precision: digits }, value, reader) {
    if (result === 'number') return writtenNumber(value, { digits, isGrouped: true }, reader.locale);
    if (result === 'boolean') return reader.word(value === true ? 'yes' : 'no');
    return result === 'date' ? writtenDate(value, false, reader) : undefined;
  },
  /** What a formula makes is written like what people enter. */
  cell({ result, precision }) {
    if (result !== 'number') return { kind: result };
    return { kind: 'number', ...(precision !== undefined && { digits: precision }) };
  },
});
