import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { textWriter, type WriteText } from './intl.ts';

/** Writes messages: `text('widget.Button.busy')`, `text('widget.Table.rows', { count: 3 })`. */
export function useText(): WriteText {
  const intl = useIntl();
  return useMemo(() => textWriter(intl), [intl]);
}
