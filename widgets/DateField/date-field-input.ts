import type { WidgetProps } from '#engine';
import type { DateFieldEvents, DateFieldProps } from '../generated/types.ts';

/** What both kinds of the field are given. */
export type DateFieldInput = WidgetProps<DateFieldProps, DateFieldEvents>;

/** A text, or null for anything else. */
export function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
