import type { ReactElement } from 'react';
import type { DateFieldInput } from './date-field-input.ts';
import { DayField } from './DayField.tsx';
import { InstantField } from './InstantField.tsx';

/** A day (`yyyy-mm-dd`), or a day and a time (an instant, RFC 3339 in UTC), typed as the reader writes it or chosen. */
export function DateField(input: DateFieldInput): ReactElement {
  return input.props.kind === 'datetime' ? <InstantField {...input} /> : <DayField {...input} />;
}
