import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type WriteText, writerOf } from './texts.ts';

/** Writes messages: `text('widget.Button.busy')`, `text('widget.Table.rows', { count: 3 })`. */
export function useText(): WriteText {
  const intl = useIntl();
  return useMemo(() => writerOf(intl), [intl]);
}
