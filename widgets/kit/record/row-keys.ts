import { isComposing } from '../keys/is-composing.ts';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { readBlock } from '../sheet/block-text.ts';
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
 * up and down between texts. Ctrl and D fill down. What a cell does with a key itself stays.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>, control: RowControl): void {
  const { target } = event;
  if (event.defaultPrevented || isComposing(event) || !(target instanceof HTMLElement)) return;
  const at = cellOf(target);
  if (!at) return;
  if (commandOf(event, control, at)) {
    event.preventDefault();
    return;
  }
  const by = stepOf(event, target);
  if (by === undefined) return;
  if (control.step(at.row, at.column, { by, isEntered: event.key === 'Enter' })) event.preventDefault();
}

/** The row and the column of what is in a cell; undefined outside of the columns, as among the buttons of a row. */
function cellOf(target: HTMLElement): { row: number; column: number } | undefined {
  const cell = target.closest('td');
  const line = cell?.parentElement;
  const row = Number(line?.getAttribute('data-index') ?? Number.NaN);
  if (!cell || Number.isNaN(row) || cell.querySelector(':scope > [data-remove]')) return undefined;
  return { row, column: [...(line?.querySelectorAll(':scope > td') ?? [])].indexOf(cell) };
}

/** Ctrl and D fill down; Ctrl and Z take the last block back, as long as nothing else was entered since. */
function commandOf(
  { key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  control: RowControl,
  { row, column }: { row: number; column: number },
): boolean {
  if (altKey || shiftKey || !(ctrlKey || metaKey)) return false;
  if (key.toLowerCase() === 'd') return control.fillDown(row, column);
  return key.toLowerCase() === 'z' && control.undoBlock();
}

/** Takes a block of cells of a spreadsheet; the text of one cell stays with the field. */
export function onRowPaste(event: ClipboardEvent<HTMLElement>, control: RowControl): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
  const text = event.clipboardData.getData('text/plain');
  const at = cellOf(target);
  // Lines alone are a text of several lines in a field that takes some.
  const isBlock = text.includes('\t') || (/\n./.test(text.trim()) && !(target instanceof HTMLTextAreaElement));
  if (!at || !isBlock || target.isContentEditable) return;
  event.preventDefault();
  control.paste(at, readBlock(text));
}
