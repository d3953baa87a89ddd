import type { WidgetProps as RjsfProps } from '@rjsf/utils';
import type { ComponentType, ReactElement } from 'react';
import { DateField } from '../../DateField/DateField.tsx';
import { TimeField } from '../../TimeField/TimeField.tsx';
import { asInput, labelled, nothing, textOr } from './input.tsx';
import { line } from './texts.ts';

/** A day, or an instant. What is emptied is absent: the schema says whether that may be. */
export const date = (kind: 'date' | 'datetime'): ComponentType<RjsfProps> =>
  asInput(DateField, (input) => ({
    props: { ...labelled(input), kind, required: input.required, placeholder: input.placeholder || undefined },
    store: (value) => input.onChange(value ?? nothing(input)),
  }));

/** A time of day as JSON Schema has it, with seconds; they are shown where there are any. */
const Clock = asInput(TimeField, (input) => {
  const value = textOr(input.value);
  const hasSeconds = value !== undefined && !value.endsWith(':00');
  return {
    props: { ...labelled(input), required: input.required, step: hasSeconds ? 1 : 60 },
    value: hasSeconds ? value : value?.slice(0, 5),
    store: (time) =>
      input.onChange(typeof time === 'string' ? (time.length === 5 ? `${time}:00` : time) : nothing(input)),
  };
});
const Line = line();

/** A time in a zone, or with parts of a second, is more than the field of times shows: it is a text. */
export function TimeInput(input: RjsfProps): ReactElement {
  const isPlain = input.value === undefined || input.value === null || /^\d\d:\d\d:\d\d$/.test(String(input.value));
  return isPlain ? <Clock {...input} /> : <Line {...input} />;
}
