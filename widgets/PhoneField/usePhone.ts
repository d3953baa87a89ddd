import { useState } from 'react';
import type { WidgetProps } from '#engine';
import { useControllableState } from '../kit/field/useControllableState.ts';
import { type Phone, phoneOf } from './phone.ts';

interface HeldPhone extends Phone {
  set: (phone: Phone) => void;
}

/** A number that is bound whole, or with its prefix by itself; a prefix without digits is no number. */
export function usePhone(
  { bound, bounds }: Pick<WidgetProps<unknown>, 'bound' | 'bounds'>,
  start: string,
  tell: (phone: Phone & { value: string | null }) => void,
): HeldPhone {
  const [held, hold] = useControllableState(bound, asText);
  const [ownPrefix, setPrefix] = useState<string>();
  const whole = phoneOf(held ?? '');
  const { prefix: prefixBound, number: numberBound } = bounds;
  return {
    prefix: (prefixBound && asText(prefixBound.value)) || whole?.prefix || ownPrefix || start,
    // A number that was kept without its prefix is shown as it is.
    number: numberBound ? (asText(numberBound.value) ?? '') : (whole?.number ?? held ?? ''),
    set(phone) {
      const value = phone.number === '' ? null : phone.prefix + phone.number;
      setPrefix(phone.prefix);
      prefixBound?.set(phone.prefix);
      numberBound?.set(phone.number);
      hold(value);
      tell({ ...phone, value });
    },
  };
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
