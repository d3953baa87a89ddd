import type { TableColumn } from './columns/column.ts';

export type EditedValue = string | number | boolean | null | string[];

export interface EditorProps {
  column: TableColumn;
  value: unknown;
  /** The sign that began it: it takes the place of the value. */
  typed?: string | undefined;
  /** Asked once whether it takes the focus; without it, it does. */
  takeFocus?: (() => boolean) | undefined;
  /** The new value, and where the focus goes next. */
  onCommit: (value: EditedValue, step: Step) => void;
  /** Nothing has changed. */
  onLeave: (step: Step) => void;
  /** The text is no value, and why, if that is known; by a key the cell stays open. Without it, the value stays as it was. */
  onUnread?: ((text: string, step: Step, why?: string) => void) | undefined;
  /** Escape, which has taken back what was typed, if anything was; without it the cell is left. */
  onEscape?: ((isChanged: boolean) => void) | undefined;
}

/** To the next cell with Tab, to the one before with Shift and Tab; 0 stays, undefined when the focus is elsewhere. */
export type Step = -1 | 0 | 1 | undefined;
