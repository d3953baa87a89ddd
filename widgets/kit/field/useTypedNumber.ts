import { isComposing } from '../keys/is-composing.ts';
import { type KeyboardEvent, useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Bound } from '#engine';
import { readNumber, writeNumber } from '#schemas/values';
import { useControllableState } from './useControllableState.ts';
import { useTyped } from './useTyped.ts';

interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
  /** What the arrow keys add and take away. */
  step: number;
  /** A percent sign behind the number is its unit. */
  isPercent?: boolean;
}

/** How a number is typed and written, where it is no plain one. */
export interface TypedNotation {
  /** Undefined for a text that is none. */
  read(text: string): number | undefined;
  write(value: number): string;
}

export interface TypedNumber {
  number: number | null;
  /** The text in the field: what is being typed, else the number as the reader writes it. */
  text: string;
  change: (text: string) => void;
  /** The focus has left the field: a number is written out, and anything else is reported. */
  leave: () => void;
  /** Steps by the arrow keys, as the browser's own field for numbers does; the wheel changes nothing. */
  keys: (event: KeyboardEvent) => void;
  /** There is a text that is no number, whether or not that is shown yet. */
  isWrong: boolean;
  /** The same, once the field was left. */
  isReported: boolean;
}

const asNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** A number that is typed as the reader writes it, or in a notation of its own. A text that is no number counts as none, and stays as it was typed. */
export function useTypedNumber(
  bound: Pick<Bound, 'value' | 'set'> | undefined,
  { min, max, step, isPercent }: NumberLimits,
  notify: (value: number | null) => void,
  notation?: TypedNotation,
): TypedNumber {
  const { locale } = useIntl();
  const [number, setNumber] = useControllableState(bound, asNumber);
  const write = useCallback(
    (one: number | null) => (one === null ? '' : notation ? notation.write(one) : writeNumber(one, locale)),
    [locale, notation],
  );
  const read = (text: string): number | undefined =>
    notation ? notation.read(text) : readNumber(isPercent ? text.replace(/[%％]\s*$/, '') : text, locale);
  const [typed, setTyped] = useTyped(write(number));
  const isWrong = typed !== undefined && typed.text.trim() !== '' && typed.value === '';
  const put = (next: number | null, text: string): void => {
    setTyped({ text, value: write(next), isLeft: false });
    if (next !== number) setNumber(next);
    notify(next);
  };
  return {
    number,
    text: typed?.text ?? write(number),
    change: (text) => put(read(text) ?? null, text),
    leave: () => setTyped(isWrong ? { ...typed, isLeft: true } : undefined),
    keys(event) {
      if (isComposing(event)) return;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isWrong) return;
      event.preventDefault();
      const next = stepped(number ?? 0, event.key === 'ArrowUp' ? step : -step);
      const within = Math.min(Math.max(next, min ?? next), max ?? next);
      if (within !== number) put(within, write(within));
    },
    isWrong,
    isReported: isWrong && typed.isLeft,
  };
}

/** Through the decimal notation, because 0.1 + 0.2 is 0.30000000000000004. */
const stepped = (from: number, by: number): number => Number((from + by).toPrecision(15));
