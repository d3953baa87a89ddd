import { useIntl } from 'react-intl';

/** The zone whose clocks a field shows: its own, else the reader's, else the one of this browser; never UTC by itself. */
export function useZone(own?: string): string {
  const { timeZone } = useIntl();
  return own ?? timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
