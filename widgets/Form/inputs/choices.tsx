import type { WidgetProps as RjsfProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { MultiSelect } from '../../MultiSelect/MultiSelect.tsx';
import { RadioGroup } from '../../RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../Select/Select.tsx';
import { asInput, contextOf, labelled, nothing } from './input.tsx';
import { type Option, optionsOf } from './options.ts';

/** A choice that need not be made, and that means nothing by itself, is taken back by an empty option. */
function clears(input: RjsfProps): boolean {
  const { required, schema, options } = input;
  return contextOf(input).clears && !required && schema.default === undefined && options['meant'] === undefined;
}

const OneSelect = asInput(Select, (input) => {
  const { options, optionOf, storedAs } = optionsOf(input);
  return {
    props: {
      ...labelled(input),
      options,
      required: input.required,
      placeholder: input.placeholder || (clears(input) ? '' : undefined),
    },
    // What is meant while nothing is stored is shown as chosen, and stored once it is chosen.
    value: optionOf(input.value) ?? input.options['meant'],
    store: (option) => input.onChange(option === null ? nothing(input) : storedAs(option)),
  };
});

const ManySelect = asInput(MultiSelect, (input) => ({
  props: {
    ...labelled(input),
    options: optionsOf(input).options,
    required: input.required,
    max: input.schema.maxItems,
    placeholder: input.placeholder || undefined,
  },
  ...several(input),
}));

/** One of several, or several at once, by the type of the value. */
export function SelectInput(input: RjsfProps): ReactElement {
  return input.multiple ? <ManySelect {...input} /> : <OneSelect {...input} />;
}

/** Several choices as a widget has them, and as the form stores them: in the order of the options. */
export function several(input: RjsfProps): { value: unknown[]; store: (chosen: unknown) => void } {
  const { options, optionOf, storedAs } = optionsOf(input);
  const stored: unknown[] = Array.isArray(input.value) ? input.value : [];
  return {
    value: stored.map((value) => optionOf(value)),
    store(chosen) {
      const next: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
      const known = options.filter(({ value }) => next.includes(value)).map(({ value }) => storedAs(value));
      // What is stored and no option any more stays until it is taken away.
      const others = stored.filter((value) => next.includes(optionOf(value)) && !known.includes(value));
      input.onChange([...known, ...others]);
    },
  };
}

const radio = (input: RjsfProps) => {
  const { options, optionOf, storedAs } = optionsOf(input);
  return {
    props: { ...labelled(input), options },
    value: optionOf(input.value),
    store: (option: unknown) => input.onChange(storedAs(option)),
  };
};

const Segments = asInput(SegmentedControl, (input) => {
  const { props, ...rest } = radio(input);
  return { props: { ...props, block: true }, ...rest };
});
const Radios = asInput(RadioGroup, (input) => {
  const { props, ...rest } = radio(input);
  return { props: { ...props, required: input.required }, ...rest };
});

/** More or longer ones do not fit beside each other. */
const isLong = (options: readonly Option[]): boolean =>
  options.length > 6 || options.some(({ label, disabled }) => label.length > 24 || disabled);

/** Options in view: beside each other, or one below the other where there are many, or none is chosen that has to be. */
export function RadioInput(input: RjsfProps): ReactElement {
  const [isOpen] = useState(input.required && input.value === undefined);
  return isOpen || isLong(optionsOf(input).options) ? <Radios {...input} /> : <Segments {...input} />;
}
