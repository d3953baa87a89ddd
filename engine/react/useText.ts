import { useLanguage } from './contexts.ts';
import type { WriteText } from './language.ts';

/** Writes messages: `text('widget.Button.busy')`, `text('widget.Table.rows', { count: 3 })`. */
export function useText(): WriteText {
  return useLanguage().write;
}
