import type { KeyboardEvent } from 'react';
import type { RowControl } from './RowControl.ts';

/** Inputs in which the arrows upwards and downwards mean nothing by themselves. */
const plain: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'url']);

function isPlainText(target: HTMLElement): target is HTMLInputElement {
  return target instanceof HTMLInputElement && plain.has(target.type) && target.getAttribute('role') !== 'combobox';
}

const isTyped = (target: HTMLElement): boolean =>
  target instanceof HTMLInputElement && (target.type === 'number' || isPlainText(target));

/** How far a key moves the focus through the rows; undefined for a key that belongs to the cell. */
function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, target: HTMLElement): -1 | 1 | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Enter' && isTyped(target)) return shiftKey ? -1 : 1;
  if (shiftKey || !isPlainText(target)) return undefined;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
}

/**
 * Moves the focus as in a sheet: Enter to the cell below and on to a new row, with Shift to the one above, and the arrows
 * up and down between texts. What a cell does with a key itself stays.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>, control: RowControl): void {
  const { target } = event;
  if (event.defaultPrevented || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  const by = stepOf(event, target);
  const cell = target.closest('td');
  const row = cell?.parentElement;
  const index = Number(row?.getAttribute('data-index') ?? Number.NaN);
  if (by === undefined || !cell || Number.isNaN(index)) return;
  const at = [...(row?.querySelectorAll(':scope > td') ?? [])].indexOf(cell);
  if (control.step(index, at, { by, isEntered: event.key === 'Enter' })) event.preventDefault();
}
