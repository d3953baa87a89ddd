import { matches } from '../kit/listbox/matches.ts';
import type { Option } from '../kit/listbox/OptionList.tsx';
import type { Scalar } from '../kit/field/read-value.ts';
import type { MultiSelectProps } from '../generated/types.ts';

export type { Scalar };
export type GivenOption = NonNullable<MultiSelectProps['options']>[number];

/** An option of the list; without a value it represents all of them. */
export interface Entry extends Option {
  value: Scalar | undefined;
}

interface Shown {
  values: readonly Scalar[];
  query: string;
  /** No more may be chosen. */
  isFull: boolean;
  /** The label of the option that represents all; absent: there is none. */
  all: string | undefined;
  max: number | undefined;
}

/** What the list shows: the options that match, and before them the one that represents all. */
export function entriesOf(options: readonly GivenOption[], { values, query, isFull, all, max }: Shown): Entry[] {
  const selected = new Set(values);
  const found = options
    .filter(({ label }) => matches(label, query))
    .map((option): Entry => {
      const isSelected = selected.has(option.value);
      return {
        key: `${typeof option.value} ${option.value}`,
        value: option.value,
        label: option.label,
        hint: option.hint,
        isSelected,
        isDisabled: option.disabled || (isFull && !isSelected),
      };
    });
  if (all === undefined || found.length === 0) return found;
  const free = options.filter(({ disabled }) => !disabled);
  const isAll = free.length > 0 && free.every(({ value }) => selected.has(value));
  const isTooMany = max !== undefined && free.length > max;
  const whole = { key: 'all', value: undefined, label: all, isSelected: isAll, isDisabled: isTooMany, isApart: true };
  return [whole, ...found];
}

/** All options that may be chosen beside what was, or without them when all of them were. */
export function toggledAll(values: readonly Scalar[], options: readonly GivenOption[]): Scalar[] {
  const free = options.filter(({ disabled }) => !disabled).map(({ value }) => value);
  const selected = new Set(values);
  if (free.every((value) => selected.has(value))) return values.filter((value) => !free.includes(value));
  return [...new Set([...values, ...free])];
}

/** The values out of whatever is bound. */
export function readValues(value: unknown): readonly Scalar[] {
  return Array.isArray(value)
    ? value.filter((one) => typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean')
    : none;
}

const none: readonly Scalar[] = [];
