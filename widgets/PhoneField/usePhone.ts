import { useState } from 'react';
import type { WidgetProps } from '#engine';
import { useControllableState } from '../kit/field/useControllableState.ts';
import { type Phone, phoneOf } from './phone.ts';

interface PhoneState extends Phone {
  set: (phone: Phone) => void;
}

/** A number that is bound whole, or with its prefix by itself; a prefix without digits is no number. */
export function usePhone(
  { bound, bounds }: Pick<WidgetProps<unknown>, 'bound' | 'bounds'>,
  start: string,
  notify: (phone: Phone & { value: string | null }) => void,
): PhoneState {
  const [current, setCurrent] = useControllableState(bound, asText);
  const [ownPrefix, setPrefix] = useState<string>();
  const whole = phoneOf(current ?? '');
  const { prefix: prefixBound, number: numberBound } = bounds;
  return {
    prefix: (prefixBound && asText(prefixBound.value)) || whole?.prefix || ownPrefix || start,
    // A number that was kept without its prefix is shown as it is.
    number: numberBound ? (asText(numberBound.value) ?? '') : (whole?.number ?? current ?? ''),
    set(phone) {
      const value = phone.number === '' ? null : phone.prefix + phone.number;
      setPrefix(phone.prefix);
      prefixBound?.set(phone.prefix);
      numberBound?.set(phone.number);
      setCurrent(value);
      notify({ ...phone, value });
    },
  };
}

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
