import { isComposing } from '../kit/keys/is-composing.ts';
import { Slider } from 'primereact/slider';
import { type KeyboardEvent, type ReactElement, useCallback } from 'react';
import { Prime } from './Prime.tsx';

export interface SliderLineProps {
  /** One number, or both ends of a range. */
  numbers: readonly number[];
  /** What each handle is called, and how its number is written. */
  handles: readonly { label: string; text: string }[];
  describedBy: string | undefined;
  min: number;
  max: number;
  step: number;
  disabled: boolean;
  /** While a handle moves. `isDone`: it has come to rest. */
  onMove: (numbers: readonly number[], isDone: boolean) => void;
}

/** PrimeReact's Slider, with one handle or two. */
export function SliderLine(props: SliderLineProps): ReactElement {
  const { numbers, handles, describedBy, min, max, step, disabled, onMove } = props;
  const [first = min, second] = numbers;
  const isRange = second !== undefined;
  const move = (value: number | [number, number], isDone: boolean) => onMove(clamped(value, numbers), isDone);
  // PrimeReact reports the position of a handle in percent, and gives both handles one name.
  const nameHandles = useCallback(
    (line: HTMLElement | null) => {
      line?.querySelectorAll('[role="slider"]').forEach((handle, at) => {
        const { label, text } = handles[at] ?? { label: '', text: '' };
        handle.setAttribute('aria-label', label);
        handle.setAttribute('aria-valuetext', text);
        handle.setAttribute('aria-valuenow', String(numbers[at]));
      });
    },
    [handles, numbers],
  );
  const toEnd = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (disabled || (event.key !== 'Home' && event.key !== 'End')) return;
    // PrimeReact finds the ends of a range, and of steps other than 1, wrongly.
    event.preventDefault();
    event.stopPropagation();
    const end = event.key === 'Home' ? min : max;
    const at = event.target instanceof Element ? handleAt(event.target) : 0;
    onMove(clamped(isRange ? (at === 0 ? [end, second] : [first, end]) : end, numbers), true);
  };
  return (
    <Prime>
      <div ref={nameHandles} data-disabled={disabled} style={{ display: 'contents' }} onKeyDownCapture={toEnd}>
        <Slider
          range={isRange}
          value={isRange ? [first, second] : first}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          tabIndex={disabled ? -1 : 0}
          aria-describedby={describedBy}
          pt={{ handle: { 'aria-disabled': disabled || undefined } }}
          onChange={({ value, originalEvent }) => move(value, originalEvent.type === 'keydown')}
          onSlideEnd={({ value }) => move(value, true)}
        />
      </div>
    </Prime>
  );
}

function handleAt(handle: Element): number {
  return [...(handle.parentElement?.querySelectorAll('[role="slider"]') ?? [])].indexOf(handle);
}

/** The numbers after a move: a handle that is pulled over the other one stops there. */
function clamped(value: number | [number, number], before: readonly number[]): readonly number[] {
  if (typeof value === 'number') return [value];
  const [from, to] = value;
  if (from <= to) return value;
  return from === before[0] ? [from, from] : [to, to];
}
