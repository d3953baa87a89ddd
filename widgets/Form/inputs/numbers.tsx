import { getSchemaType, type WidgetProps as RjsfProps } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { NumberField } from '../../NumberField/NumberField.tsx';
import { Slider } from '../../Slider/Slider.tsx';
import { asInput, labelled, nothing } from './input.tsx';
import { line } from './texts.ts';

export const number = asInput(NumberField, (input) => ({
  props: {
    ...labelled(input),
    required: input.required,
    placeholder: input.placeholder || undefined,
    min: input.schema.minimum,
    max: input.schema.maximum,
    step: input.schema.multipleOf,
  },
  // An emptied number is an absent one: the schema says whether that is an issue.
  store: (value) => input.onChange(value ?? nothing(input)),
}));

/** A number on a line. What the schema leaves open goes from 0 to 100. */
export const range = asInput(Slider, ({ schema, ...input }) => ({
  props: {
    ...labelled({ ...input, schema }),
    min: schema.minimum ?? schema.exclusiveMinimum,
    max: schema.maximum ?? schema.exclusiveMaximum,
    step: schema.multipleOf,
  },
}));

const Line = line();
const Numeric = number;

/** What RJSF chooses for texts and for numbers alike. */
export function TextOrNumber(input: RjsfProps): ReactElement {
  const type = getSchemaType(input.schema);
  return type === 'number' || type === 'integer' ? <Numeric {...input} /> : <Line {...input} />;
}
